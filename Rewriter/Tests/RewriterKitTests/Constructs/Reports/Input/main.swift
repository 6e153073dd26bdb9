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

class Table: UIViewController, UITableViewDelegate {}
class Chosen: Table {
    func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {}
    @objc func observe() {
        observe(\.title) { _, _ in }
        method_exchangeImplementations(class_getInstanceMethod(Table.self, #selector(observe)), nil)
    }
}
