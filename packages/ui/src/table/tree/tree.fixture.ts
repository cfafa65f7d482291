export interface Category {
  id: string
  name: string
  parentId: string | null
  shops: number
  status: 'Active' | 'InActive'
}

const category = (id: string, name: string, shops: number, parentId: string | null = null): Category => ({
  id,
  name,
  parentId,
  shops,
  status: shops > 0 ? 'Active' : 'InActive',
})

export const categories: Category[] = [
  category('food', 'Food', 12),
  category('cafes', 'Cafés', 5, 'food'),
  category('restaurants', 'Restaurants', 7, 'food'),
  category('fashion', 'Fashion', 31),
  category('women', 'Women', 14, 'fashion'),
  category('men', 'Men', 9, 'fashion'),
  category('shoes', 'Shoes', 8, 'fashion'),
  category('boots', 'Boots', 3, 'shoes'),
  category('trainers', 'Trainers', 5, 'shoes'),
  category('home', 'Home', 6),
  category('kitchen', 'Kitchen', 6, 'home'),
  category('health', 'Health', 0),
]
