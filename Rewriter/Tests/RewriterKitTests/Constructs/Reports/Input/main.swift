import UIKit

class Entity: NSObject {
    @NSManaged var name: String
    @objc class func reset() {}
    func use() { _ = #selector(Entity.reset) }
}

extension UILabel {
    open override func layoutSubviews() {}
}

func local() {
    class Inner<Value>: UIView {
        @IBAction func tap(_ sender: Any) {}
    }
}

class Screen: UIViewController {}
extension Screen {
    override func loadView() {}
    override var title: String? { didSet {} }
}
