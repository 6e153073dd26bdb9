import UIKit

/// Names that look like constructs, and are none.
struct Selector: Equatable { var name: String }
enum IBOutlet { case IBAction, objc }
struct objc { var selector = 1, keyPath = "k" }
func selector(_ x: Int) -> Int { x }
func NSManaged(_ x: Int) -> Int { x }
class Store: NSObject {
    var values: [String: Any] = [:]
    func value(forKey key: String) -> Any? { values[key] }
    func setValue(_ value: Any?, forKey key: String) { values[key] = value }
    func observe<Value>(_ path: KeyPath<Store, Value>, _ change: (Value) -> Void) { change(self[keyPath: path]) }
    func addObserver(_ observer: Any, forKeyPath path: String) {}
    var optional: ((Int) -> Int)?
    weak var delegate: Store?
    var method: Int? = 4
    @objc func tap() { print("tap") }
    func use() {
        perform(#selector(tap))
        print(optional?(3) ?? 0, delegate?.method != nil, delegate?.optional?(2) == nil, self.method == nil)
    }
    override var description: String { "@objc #selector(x) @IBOutlet #Preview { }" }
}
class Factory {
    func make<Product: Making>(_ type: Product.Type) -> Product { type.init(number: 1) }
    func view<View: UIView>(_ make: () -> View) -> View { make() }
}
protocol Making { init(number: Int) }
struct Made: Making { var number: Int }
let selector = Selector(name: "own") // @objc in a comment, #selector(x) as well
let store = Store()
store.setValue(1, forKey: "one")
store.observe(\.method) { print($0 as Any) }
let layer = CALayer()
layer.setValue(3, forKey: "three")
print(store.value(forKey: "one") as Any, layer.value(forKey: "three") as Any, selector, IBOutlet.objc, objc().selector, NSManaged(2))
print("@IBOutlet weak var x: UILabel!", #"@objc func x() \#(store.description)"#, """
    @IBAction func tap() {}
    #selector(Store.tap)
    override func viewDidLoad() { if #available(iOS 99, *) {} }
    """)
store.use()
print(Factory().make(Made.self).number, type(of: Factory().view { UILabel() }))
#if os(macOS)
@objc class Mac: NSObject { @IBOutlet weak var view: NSView!; @NSManaged var x: Int; func f() { _ = #selector(x); observe(\.x) {} } }
#Preview { Mac() }
#endif
