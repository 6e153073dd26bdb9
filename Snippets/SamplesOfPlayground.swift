// The samples of the pages of PlaygroundSupport. The program ends once nothing moves any more.

import PlaygroundSupport
import UIKit

let label = UILabel(frame: CGRect(x: 0, y: 0, width: 200, height: 40))
label.text = "Hello"
PlaygroundPage.current.liveView = label

final class MyViewController: UIViewController {}

PlaygroundPage.current.liveView = MyViewController()
print("The page shows a controller.")
