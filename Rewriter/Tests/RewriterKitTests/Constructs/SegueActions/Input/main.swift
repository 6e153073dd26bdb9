import UIKit

final class Track: UIViewController {
    let name: String
    init?(coder: NSCoder, name: String) {
        self.name = name
        super.init(coder: coder)
    }
    required init?(coder: NSCoder) {
        name = "none"
        super.init(coder: coder)
    }
}
class BaseList: UIViewController {
    @IBSegueAction private func inherited(_ coder: NSCoder) -> UIViewController? { Track(coder: coder, name: "inherited") }
}
final class List: BaseList {
    // @IBSegueAction func none(_ coder: NSCoder) -> Track? { nil }
    @IBSegueAction func make(_ coder: NSCoder) -> Track? { Track(coder: coder, name: "plain") }
    @IBSegueAction
    private func make(_ coder: NSCoder, sender: Any?) -> Track? { Track(coder: coder, name: "sender") }
    @IBSegueAction fileprivate func make(_ coder: NSCoder, sender: Any?, identifier: String?) -> UIViewController? {
        Track(coder: coder, name: identifier ?? "nil")
    }
    @IBSegueAction func typed(_ coder: NSCoder, sender button: UIButton?) -> Track? { Track(coder: coder, name: "typed \(button == nil)") }
    @IBSegueAction @objc(renamedAction:) func renamed(_: NSCoder) -> Track? { nil }
}
let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent().path
let board = UIStoryboard(name: "Main", bundle: Bundle(path: folder))
let list = board.instantiateInitialViewController()!
list.loadViewIfNeeded()
print(list.children.map { ($0 as? Track).map { "\($0.name) \($0.title ?? "") \($0.view.tag)" } ?? "other" })
