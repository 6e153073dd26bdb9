import UIKit
#if canImport(NoSuchModule)
import NoSuchModule
#endif

@propertyWrapper struct Clamped { private var value = 0; var wrappedValue: Int { get { value } set { value = min(newValue, 9) } }
    init(wrappedValue: Int) { self.wrappedValue = wrappedValue } }
@resultBuilder enum Lines { static func buildBlock(_ parts: String...) -> String { parts.joined(separator: "|") } }
@dynamicMemberLookup @objc class Mixed: UIViewController {
    #if canImport(NoSuchModule)
    @IBOutlet weak var missing: NoSuchView!
    @IBAction func missingAction(_ sender: NoSuchView) { perform(#selector(missingAction(_:))) }
    #else
    @IBOutlet weak var label: UILabel!
    @IBAction func action(_ sender: Any) { print("action") }
    #endif
    #if swift(>=6.9) && os(iOS)
    @objc func newer() {}
    #elseif compiler(>=5) || targetEnvironment(simulator)
    @objc func older() { print("older") }
    #endif
    @Clamped @objc var level: Int = 12
    @objc @Clamped dynamic var other = 3
    @IBInspectable @Clamped var shown: Int = 4
    @available(iOS 15, *) @MainActor @objc @discardableResult final func many() -> Int { print("many"); return 1 }
    subscript(dynamicMember name: String) -> Selector { #selector(older) }
    @Lines func text() -> String { "a"; "\(#selector(older))"; { () -> String in "\(#selector(many))" }() }
    lazy var items = [("x", #selector(older)), ("y", #selector(many))].map { (name: $0, action: $1) }
    let (first, second) = (#selector(older), #selector(getter: level))
    private enum Kind: CaseIterable { case a; var selector: Selector { switch self { case .a: return #selector(Mixed.older) } } }
    private struct Hidden { let selector = #selector(Mixed.many); static let all = [#selector(Mixed.older)] }
    func run() {
        defer { perform(#selector(older)) }
        do { perform(#selector(many)) }
        func nested(_ selector: Selector = #selector(older), @Lines body: () -> String) -> String { "\(selector) \(body())" }
        print(nested { "in"; "\(#selector(Mixed.many).description)" }, text(), self.anything, items.map(\.action), first, second)
        print(Kind.a.selector, Hidden().selector, Hidden.all, [#selector(older): 1].count, level, other, shown)
        @MainActor final class Local: NSObject {
            @objc func tap() { print("local") }
            deinit { let name = #selector(tap); print(name) }
            func go() { perform(#selector(tap)); perform(#selector(self.tap)) }
        }
        Local().go()
        guard let button = UIButton() as UIButton?, case let action = #selector(older), button.allTargets.isEmpty else { return }
        for selector in [action] where selector == #selector(older) { print("equal") }
        let result = try? { () throws -> Selector in #selector(older) }(); print(result as Any, true ? #selector(older) : #selector(many))
        if let old = NSClassFromString("Nothing\("")") { print(old) }
    }
}
extension Mixed { #if !canImport(NoSuchModule)
    override func viewDidLoad() { super.viewDidLoad(); print("loaded") }
    #else
    override func viewDidLoad() { noSuch() }
    #endif
    static let fromExtension = #selector(inExtension)
    @objc fileprivate func inExtension() {}
}
extension Mixed: UITableViewDataSource {
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { tableView.tag }
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell { UITableViewCell() }
    func copied(with zone: NSZone? = nil) -> Any { self }
    func generic<T>(_ value: T) where T: Hashable {}
    func closure(_ body: @escaping () -> Void) {}
    func variadic(_ values: Int...) {}
    func failing() throws -> Int { 1 }
    func waiting() async {}
    func opaque(_ view: some UIView) -> some UIView { view }
    func tuple(_ pair: (Int, String)) -> (Int, String) { pair }
    func inOut(_ value: inout Int) {}
    func shared(_ value: borrowing String, _ other: consuming String) {}
    private func hidden() {}
    static func + (one: Mixed, other: Mixed) -> Int { 0 }
    func callAsFunction(_ x: Int) {}
    func defaults(_ x: Int = #line, `in` y: String = #function, _ z: Mixed? = nil) {}
}
