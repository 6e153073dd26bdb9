import UIKit

Editor().use()
Box<Int>().send()
