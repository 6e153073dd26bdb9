import UIKit

class Forms: UIViewController {
    let stored = #selector(plain)
    static let shared = #selector(Forms.sender(_:))
    lazy var lazily: Selector = { #selector(plain) }()
    var computed: Selector { get { #selector(both(_:event:)) } set {} }
    @objc func plain() { print("plain") }
    @objc func sender(_ sender: Any?) { print("sender", sender is UIButton) }
    @objc func both(_ sender: UIControl, event: UIEvent) { print("both") }
    @objc private func hidden() { print("hidden") }
    @objc func over(_ text: String) { print("text", text) }
    @objc(overNumber:) func over(_ number: Int) { print("number", number) }
    @objc func close() { print("close") }
    @objc func close(_ sender: Any?) { print("close sender") }
    func take(_ selector: Selector = #selector(hidden), then next: (Selector) -> Void = { _ in }) { next(selector) }

    func use() {
        // "#selector(inComment)" is no selector, nor is the next one: /* #selector(x) */
        let text = "#selector(text) \(#selector(plain)) \("nested \(#selector(self.hidden))")"
        let raw = #"#selector(raw) \(no) \#(#selector(Forms.plain))"#
        let long = """
            #selector(long)
            \(#selector(plain)) end "\(#selector(plain).description.count)"
            """
        print(text, raw, long, separator: "\n")
        print(stored, Self.shared, lazily, computed)
        take { print($0) }
        let closure = { [weak self] (_: Int) -> Selector in _ = self; return #selector(hidden) }
        print(closure(1), [1].map { _ in #selector(plain) }, #selector(over(_:) as (Int) -> Void), #selector(over as (String) -> ()))
        print(#selector(Forms.over(_:) as (Forms) -> (Int) -> Void), #selector((close as () -> Void)), #selector(close(_:)))
        func local() -> Selector { return #selector(plain) }
        print(local(), #selector(
            plain  // a comment )
        ), #selector(self.both(_:event:)), #selector(Nested.Deeper.go))
        let nested = Nested.Deeper()
        print(#selector(nested.go), #selector(UIViewController.viewDidAppear(_:)), #selector(UIView.layoutSubviews))
        if true, case let selector = #selector(hidden), selector.description == "hidden" { perform(selector) }
        switch #selector(plain) { case #selector(plain): print("same"); default: print("other") }
        #if os(macOS)
        print(#selector(macOnly))
        #elseif DEBUG
        print(#selector(debugOnly))
        #else
        print(#selector(plain).hashValue == #selector(Forms.plain).hashValue)
        #endif
        struct Local { static let selector = #selector(Forms.plain) }
        print(Local.selector, Generic<Int>(3).send(), Generic<Int>.Part().send())
        print(#selector(Forms.`repeat`(in:)), #selector(Child.plain), Box().run())
        perform(#selector(over(_:) as (Int) -> Void), with: 5)
        perform(#selector(over(_:) as (String) -> Void), with: "five")
    }
    @objc func `repeat`(in place: String) {}
    enum Nested { class Deeper: NSObject { @objc func go() { print("go") } } }
    fileprivate final class Box: NSObject {
        @objc private func own() { print("own") }
        func run() -> Selector { perform(#selector(own)); return #selector(own) }
    }
}
final class Child: Forms { override func plain() { super.plain(); print("child", #selector(super.plain), #selector(super.hidden2)) } }
extension Forms { @objc fileprivate func hidden2() {} }
class Generic<Value>: NSObject {
    let value: Value
    let stored = #selector(changed)
    init(_ value: Value) { self.value = value }
    @objc private func changed() { print("changed", value) }
    @objc func with(_ value: Any?) { print("with") }
    func send() -> Selector {
        perform(#selector(changed))
        perform(#selector(with(_:)), with: nil)
        perform(stored)
        return { #selector(changed) }()
    }
    class Part: NSObject {
        @objc func act() { print("part") }
        func send() -> Selector { perform(#selector(act)); return #selector(act) }
    }
}
class Concrete: Generic<String> { func more() { perform(#selector(with(_:)), with: 1) } }
@objc protocol Acting { func act(now: Int) }
extension Acting where Self: UIView { func selector() -> Selector { #selector(Acting.act(now:)) } }
class Actor: UIView, Acting { func act(now: Int) {} }
