import UIKit

class Person: NSObject {
    @objc dynamic var name = ""
    @objc dynamic let friends: [Person] = []
    private var token: Any?
    /* person.observe(\.name) { } in a comment */
    func watch(_ other: Person, _ layer: CALayer, _ defaults: UserDefaults) {
        token = other.observe(\.name, options: [.new]) { _, _ in }
        token = observe(\Person.name) { _, _ in }
        other.addObserver(self, forKeyPath: "name", options: .new, context: nil)
        other.removeObserver(self, forKeyPath: #keyPath(Person.friends.name))
        willChangeValue(forKey: "name"); didChangeValue(forKey: "name")
        _ = other.publisher(for: \.name)
        _ = other.value(forKey: "name") ?? other.value(forKeyPath: "friends.name")
        other.setValue("x", forKey: #keyPath(name))
        layer.setValue(1, forKey: "one"); _ = layer.value(forKeyPath: "transform.scale"); _ = defaults.value(forKey: "k")
        self.layer(layer).setValue(2, forKeyPath: "opacity")
        NotificationCenter.default.addObserver(self, selector: #selector(tap), name: nil, object: nil)
    }
    func layer(_ layer: CALayer) -> CALayer { layer }
    @objc func tap() {}
    override func observeValue(forKeyPath keyPath: String?, of object: Any?, change: [String: Any]?, context: UnsafeMutableRawPointer?) {}
    func observeValue(_ value: Int) {}
    static func swizzle() {
        guard let one = class_getInstanceMethod(self, #selector(tap)) else { return }
        method_exchangeImplementations(one, one); "method_exchangeImplementations(x)".count
    }
}
final class Load: Operation { func finish() { willChangeValue(forKey: "isFinished"); didChangeValue(forKey: "isFinished") } }
class Maker<Cell: UITableViewCell, Model>: NSObject {
    let viewClass: UIView.Type = UILabel.self
    let modelType: Decodable.Type? = nil
    let (a, b) = (1, 2)
    func make() -> Cell { Cell(style: .default, reuseIdentifier: nil) }
    func view() -> UIView { viewClass.init(frame: .zero) }
    func other<View>(_ type: View.Type) -> View where View: UIView & Sendable { self.viewClass.init(); return type.init() }
    func all(_ types: UIControl.Type, _ model: Model.Type, _ coder: NSCoder) { _ = types.init(); _ = Cell(coder: coder); _ = Cell.init() }
    convenience init(text: String) { self.init() }
    override init() { super.init() }
}
