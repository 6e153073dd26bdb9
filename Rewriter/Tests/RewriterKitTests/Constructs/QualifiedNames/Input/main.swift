import UIKit

protocol Reloading: UIViewController { func reload(_ sender: Any?); func refresh() }
extension Reloading {
    func reload(_ sender: Any?) { print("default") }
    func refresh() { print("default refresh") }
}
class Root: UIKit.UIViewController {
    @objc func show(_ text: String) { print("root", text) }
    @objc func pick(_ button: UIButton!) { print("pick") }
}
class Screen: App.Root, Reloading {
    @objc func reload(_ sender: Any?) { print("own") }
    @objc func refresh() { print("own refresh") }
    @objc(showNumber:) func show(_ number: Int) { print("number", number) }
    @objc(pickLabel:) func pick(_ label: UILabel!) { print("label") }
    func use() {
        for selector in [#selector(App.Screen.reload(_:)), #selector(refresh), #selector(show(_:) as (Int) -> Void)] { perform(selector, with: 4) }
        perform(Selector("show:"), with: "text")
        perform(Selector("pickLabel:"), with: UILabel())
        perform(Selector("reload:"), with: nil)
        perform(#selector(describe))
        print(self.mood, (UILabel() as UIKit.UIView).mood)
    }
}
extension App.Screen { @objc private func describe() { print("describe") } }
extension App.Screen { override func viewDidLoad() { super.viewDidLoad(); print("loaded") } }
extension UIKit.UIResponder { @objc var mood: String { "responder" } }
extension UIKit.UILabel { override var mood: String { "label, " + super.mood } }
let screen = Screen()
screen.loadViewIfNeeded()
screen.use()
