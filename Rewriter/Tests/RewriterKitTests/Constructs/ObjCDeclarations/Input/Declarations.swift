import UIKit

@objc enum Level: Int, CaseIterable { case low, high = 4 }
@objc(AppLegacyModel) public class Model: NSObject {
    @objc lazy var title: String = "lazy"
    @objc dynamic var count = 0
    @objc var isOn: Bool { @objc(getOn) get { count > 0 } @objc(putOn:) set { count = newValue ? 1 : 0 } }
    @objc(amount) var total = 3
    @objc private(set) var secret: String = "s"
    @objc static let shared = Model()
    @objc class func make() -> Model { Model() }
    @objc init(count: Int) { self.count = count }
    @objc(initWithNothing) public override init() {}
    @objc subscript(index: Int) -> Int { index * 2 }
    @objc /* between */ func commented() { print("commented") }
    @objc
    // A comment with @objc func inComment().
    public
    func split(
        over lines: Int,  // @objc here too
        _: String
    ) { print("split", lines) }
    @objc func `repeat`() { print("repeat") }
    @objc func animateWith(duration: Int) { print("animate", duration) }
    @objc @discardableResult func result() -> Int { print("result"); return 1 }
    @available(*, deprecated, message: "old") @objc func old() {}
    #if os(iOS)
    @objc
    #endif
    func conditional() { print("conditional") }
    #if os(iOS) && !canImport(NoSuchModule)
    @objc private func unknown() { print("unknown") }
    #elseif os(macOS)
    @objc func unknown() { print("mac") }
    #endif
}
@objc protocol Named: NSObjectProtocol {
    @objc var name: String { get set }
    @objc(sayIt:) func say(_ text: String)
}
@objc protocol Both: Named, UIScrollViewDelegate {}
final class Speaker: NSObject, Both {
    @objc var name = "speaker"
    func say(_ text: String) { print(name, text) }
}
struct Outer<Value> {
    final class Inner: NSObject { @objc func tap() { print("inner", Value.self) } }
    enum Deep { final class Core: NSObject { @objc func tap() { print("core") } } }
}
enum Space { @objcMembers @objc(SpaceClass) class Ship: NSObject { func fly() { print("fly") } } }
extension Space.Ship {
    func land() { print("land") }
    @nonobjc func hidden() {}
}
@objc extension Speaker { func shout() { print("shout") } }
@objc public
class Later: Model { override func `repeat`() { print("later") } }
private class Secret: NSObject { @objc fileprivate func tap() { print("secret") } }
func secret() -> NSObject { Secret() }
class Around { @objc(HiddenClass) private /* nested */ class Hidden: NSObject {} }
let block: @convention(block) (Int) -> Void = { print("block", $0) }
