import UIKit

class Screen: UIViewController {
    @objc func tap() { print("tapped") }
}
Screen().perform(#selector(Screen.tap))
