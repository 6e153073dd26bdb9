import UIKit

typealias Picture = UIImageView

extension UIView {
    @objc func describe(_ depth: Int) -> String { "view\(depth)" }
    @objc var corner: Int {
        get { tag }
        set { tag = newValue }
    }
    func reset() { corner = 1 }
}

extension UILabel {
    override func describe(_ depth: Int) -> String { "label of " + super.describe(depth + 1) }
    override var corner: Int {
        get { super.corner * 2 }
        set { super.corner = newValue + 1 }
    }
}

class Badge: UILabel {
    override func describe(_ depth: Int) -> String { "badge of " + super.describe(depth + 1) }
}

extension Picture {
    @objc func shouldPreload() -> Bool { true }
}
class Animated: Picture {
    override func shouldPreload() -> Bool { !super.shouldPreload() }
}

let views: [UIView] = [UIView(), UILabel(), Badge()]
for view in views {
    view.reset()
    print(view.describe(0), view.corner, view.tag)
}
print(Picture().shouldPreload(), Animated().shouldPreload())
