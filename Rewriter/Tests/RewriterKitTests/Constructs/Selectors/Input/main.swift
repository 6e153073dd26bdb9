import UIKit

Editor().use()
Box<Int>().send()
Box<String>().sendFromExtension()
News().both()
outside()
Model().use()
