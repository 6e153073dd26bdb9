import UIKit

// #available(iOS 26, *) in a comment, and "#available(iOS 26, *)" in text.
@available(iOS 26, *)
final class GlassView: UIView { let effect = UIGlassEffect(); @objc func tap() { perform(#selector(tap)) } }
@available(iOS 26.0, macOS 26, *) extension GlassView: NewProtocol { func more() { glass() } }
@available(iOS, introduced: 26.0) func glass() -> GlassView { GlassView() }
@available(iOS 13, *) class Old: NSObject { func name() -> String { "old" } }
@available(macOS 99, *) func mac() -> String { "mac" }
@available(iOS 18.0, *) func same() -> String { "same" }
@available(iOS, deprecated: 13, message: "use iOS 26") func former() -> String { "former" }

class Screen: UIViewController {
    @available(iOS 26, *)
    override func updateNewProperties() { super.updateNewProperties() }
    @available(iOS 18.4, *) var later: NewType { NewType() }
    enum Kind { case plain
        @available(iOS 26, *) case glass }
    func direct(_ flag: Bool, _ value: Int?) -> String {
        if flag, #available(iOS 26, *), let effect = NewType.effect(value), effect.isNew { return effect.name } else { return "18 \(flag)" }
    }
    func guarded(_ value: Int?) -> String {
        let prefix = "guard"
        guard let value, #available(iOS 26.0, *) else { return prefix + " 18" }
        let effect = NewType(value)
        // A comment with fatalError.
        return effect.describe {
            $0.glass }
    }
    func loop() -> Int {
        var count = 0
        while #available(iOS 26, *) { count += NewType().step; break }
        return count
    }
    func chain() -> String {
        if #available(iOS 27, *) { return NewType.seven } else if #available(iOS 26, *) {
            return NewType.six
        } else if #available(iOS 17, *) { return "17" } else { return "0" }
    }
    func without() -> String {
        if #unavailable(iOS 26) { return "before 26" } else { return NewType.name }
    }
    func withoutGuard() -> String {
        guard #unavailable(iOS 26.0) else { return NewType.name }
        return "before"
    }
    func value() -> Int { let x = if #available(iOS 26, *) { NewType.count } else { 3 }; return x }
    func inClosure() -> [String] {
        ["a"].map { text in
            guard #available(iOS 26, *) else { return text + "18" }
            return NewType.text(text)
        }
    }
    func several() -> Bool { if #available(iOS 13, tvOS 26, *), #available(iOS 15.0, *) { return true }; return false }
    func minor() -> Bool { if #available(iOS 18.2, *) { return NewType.yes }; return false }
}
let screen = Screen()
print(Old().name(), mac(), same(), former(), screen.direct(true, 1), screen.guarded(2), screen.loop(), screen.chain(), screen.without())
print(screen.withoutGuard(), screen.value(), screen.inClosure(), screen.several(), screen.minor(), Screen.Kind.plain, #line)
#if os(tvOS)
if #available(tvOS 26, *) { nothing() }
#endif
