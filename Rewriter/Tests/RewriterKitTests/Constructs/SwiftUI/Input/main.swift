import UIKit

class Screen: UIViewController {
    @objc func tap() { print("tapped") }
}
Screen().perform(#selector(Screen.tap))
let caller = Caller()
caller.shelf.perform(#selector(Shelf.tap))
print(caller.start(), caller.shelf.count(), Item(content: 1).title(Label(text: "label")), Child() is Shelf2)
