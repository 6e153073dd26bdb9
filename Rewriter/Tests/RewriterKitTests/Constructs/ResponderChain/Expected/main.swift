import UIKit

      protocol Handling: AnyObject { func handle(_ sender: Any?) }
class Root: UIViewController {
    override func loadView() {
        view = UIView()
        let button = UIButton()
        button.addTarget(nil, action: _sel1                     , for: .touchUpInside)
        button.addTarget(nil, action: Selector(("byName:event:")), for: .touchUpInside)
        button.addTarget(nil, action: _sel2                         , for: .touchUpInside)
        button.addTarget(self, action: _sel3          , for: .touchDown)
        view.addSubview(button)
    }
          private func handleChain(_ sender: UIButton) { print("chain", sender === view.subviews.first) }
          private func byName(_ sender: Any, event: UIEvent?) { print("by name") }
          func none() { print("none") }
    override func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
        action == _sel4                      || super.canPerformAction(action, withSender: sender)
    }
}
class Holder: UINavigationController, Handling { func handle(_ sender: Any?) { print("holder", sender is UIButton) } }
let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
let root = Root()
window.rootViewController = Holder(rootViewController: root)
window.makeKeyAndVisible()
window.layoutIfNeeded()
let button = root.view.subviews[0] as! UIButton
button.sendActions(for: .touchUpInside)
print(button.actions(forTarget: nil, forControlEvent: .touchUpInside) ?? [], button.actions(forTarget: root, forControlEvent: .touchDown) ?? [])
button.removeTarget(root, action: _sel5               , for: .allEvents)
button.sendActions(for: .touchDown)
print(UIApplication.shared.sendAction(_sel6               , to: root, from: nil, for: nil), root.target(forAction: _sel7                         , withSender: nil) is Holder)
let timer = Timer.scheduledTimer(timeInterval: 0.01, target: root, selector: _sel8               , userInfo: nil, repeats: false)
RunLoop.main.run(until: Date(timeIntervalSinceNow: 0.1))
NotificationCenter.default.addObserver(root, selector: _sel9               , name: Notification.Name("n"), object: nil)
NotificationCenter.default.post(name: Notification.Name("n"), object: nil)
_ = (timer, UITapGestureRecognizer(target: root, action: _sel10              ), UIBarButtonItem(title: "", style: .plain, target: root, action: _sel11              ))

#sourceLocation(file: "main.swift", line: 7)
extension Root { nonisolated fileprivate static var _sel1_: Selector { Selector(named: "handleChain:", Root
                                               .handleChain(_:)) } }
nonisolated fileprivate var _sel1: Selector { Root._sel1_ }
#sourceLocation(file: "main.swift", line: 10)
extension Root { nonisolated fileprivate static var _sel2_: Selector { Selector(named: "handle:", { (target: any Handling) in target.handle(_:) }) } }
nonisolated fileprivate var _sel2: Selector { Root._sel2_ }
#sourceLocation(file: "main.swift", line: 10)
extension Root { nonisolated fileprivate static var _sel3_: Selector { Selector(named: "none", Root
                                                .none) } }
nonisolated fileprivate var _sel3: Selector { Root._sel3_ }
#sourceLocation(file: "main.swift", line: 17)
extension Root { nonisolated fileprivate static var _sel4_: Selector { Selector(named: "handleChain:", Root
                           .handleChain(_:)) } }
nonisolated fileprivate var _sel4: Selector { Root._sel4_ }
#sourceLocation(file: "main.swift", line: 29)
nonisolated fileprivate var _sel5: Selector { Selector(named: "none", Root
                                                .none) }
#sourceLocation(file: "main.swift", line: 31)
nonisolated fileprivate var _sel6: Selector { Selector(named: "none", Root
                                                    .none) }
#sourceLocation(file: "main.swift", line: 32)
nonisolated fileprivate var _sel7: Selector { Selector(named: "handle:", { (target: any Handling) in target.handle(_:) }) }
#sourceLocation(file: "main.swift", line: 32)
nonisolated fileprivate var _sel8: Selector { Selector(named: "none", Root
                                                                                           .none) }
#sourceLocation(file: "main.swift", line: 34)
nonisolated fileprivate var _sel9: Selector { Selector(named: "none", Root
                                                                     .none) }
#sourceLocation(file: "main.swift", line: 36)
nonisolated fileprivate var _sel10: Selector { Selector(named: "none", Root
                                                                       .none) }
#sourceLocation(file: "main.swift", line: 36)
nonisolated fileprivate var _sel11: Selector { Selector(named: "none", Root
                                                                                                                                                              .none) }
#sourceLocation(file: "main.swift", line: 14)
extension Root { @MainActor fileprivate static func _table12(_ table: inout ClassTable) {
#sourceLocation(file: "main.swift", line: 14)
table.add(Root.self, Selector(named: "handleChain:", Root.handleChain(_:)))
#sourceLocation(file: "main.swift", line: 15)
table.add(Root.self, Selector(named: "byName:event:", Root.byName(_:event:)))
#sourceLocation(file: "main.swift", line: 16)
table.add(Root.self, Selector(named: "none", Root.none))
} }
#sourceLocation(file: "main.swift", line: 38)
fileprivate enum _Registration13 {
@section(".init_array") @used static let entry: @convention(c) @Sendable () -> Void = {
ClassTables.register { Root._table12(&$0) }
}
}
