import UIKit

@objcMembers class Editor: UIViewController {
    // #selector(commented) and "#selector(inText)" are no selectors.
    lazy var button: UIButton = {
        let button = UIButton()
        button.addTarget(self, action: #selector(tap), for: .touchUpInside)
        return button
    }()
    let item = UIBarButtonItem(title: "Close", style: .plain, target: nil, action: #selector(close(_:)))
    let raw = #"#selector(raw)"#
    var log: [String] = []
    @objc dynamic var note = "n"

    @objc private func tap() { log.append("tap") }
    @objc func close(_ sender: Any?) { log.append("close") }
    @objc(goTo:quickly:) func move(to place: String, animated: Bool) { log.append("move \(place) \(animated)") }
    @objc func over(_ number: Int) { log.append("over \(number)") }
    @objc func over() { log.append("over") }
    @nonobjc func hidden() {}

    func use() {
        button.sendActions(for: .touchUpInside)
        print(log, button.actions(forTarget: self, forControlEvent: .touchUpInside) ?? [])
        print(#selector(Editor.move(to:animated:)), #selector(getter: note), #selector(setter: Editor.note), #keyPath(Editor.note.count))
        print(#selector(UIView.endEditing(_:)), #selector(UIView.setNeedsLayout), #selector(inExtension), #selector(viewDidLoad))
        print(#selector(over as (Int) -> Void), #selector(Editor.over as (Editor) -> () -> Void), #selector(self.dismissIt))
        let other: Editor? = self
        print(#selector(other?.close(_:)), #selector(Self.dismissIt), #selector(Closing.closeIt(now:)))
        for selector in [#selector(close), #selector(over as (Int) -> Void), #selector(Closing.closeIt(now:))] {
            perform(selector, with: 3)
        }
        perform(Selector("close:"), with: nil)
        perform(NSSelectorFromString("inExtension"))
        print(log, responds(to: Selector("tap")), responds(to: Selector(("nothing"))))
        Inner().go()
    }

    private class Inner: NSObject {
        @objc private func reload() { print("inner") }
        func go() { perform(#selector(reload)) }
    }
}

@objc protocol Closing: NSObjectProtocol { func closeIt(now: Int) }

extension Editor: Closing {
    func closeIt(now: Int) { log.append("closeIt \(now)") }
}

#if DEBUG
extension Editor { @objc func debugOnly() {} }
let debugSelector = #selector(Editor.debugOnly)
#endif
#if !canImport(AppKit)
extension Editor {
    @objc fileprivate func inExtension() { log.append("extension") }
}
#else
extension Editor { @objc func macOnly() { _ = #selector(nothing) } }
#endif
fileprivate extension Selector {
    static let close = #selector(Editor.close(_:))
}
