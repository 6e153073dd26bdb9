import UIKit

class Entity: NSObject {
    @NSManaged var name: String
          class func reset() {}
    func use() { _ = #selector(Entity.reset) }
}

extension UILabel {
    open override func layoutSubviews() {}
}

func local() {
    class Inner<Value>: UIView {
                  func tap(_ sender: Any) {}
    }
}

class Screen: UIViewController {
#sourceLocation(file: "main.swift", line: 21)
    override func loadView() { _909c71b_loadView() }
#sourceLocation(file: "main.swift", line: 19)
                                }
extension Screen {
    func _909c71b_loadView() {}
    override var title: String? { didSet {} }
}
