import UIKit

@objc protocol Handling { func handle(_ sender: Any?) }
class Root: UIViewController {
    override func loadView() {
        view = UIView()
        let button = UIButton()
        button.addTarget(nil, action: #selector(handleChain(_:)), for: .touchUpInside)
        button.addTarget(nil, action: Selector(("byName:event:")), for: .touchUpInside)
        button.addTarget(nil, action: #selector(Handling.handle(_:)), for: .touchUpInside)
        button.addTarget(self, action: #selector(none), for: .touchDown)
        view.addSubview(button)
    }
    @objc private func handleChain(_ sender: UIButton) { print("chain", sender === view.subviews.first) }
    @objc private func byName(_ sender: Any, event: UIEvent?) { print("by name") }
    @objc func none() { print("none") }
    override func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
        action == #selector(handleChain(_:)) || super.canPerformAction(action, withSender: sender)
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
button.removeTarget(root, action: #selector(Root.none), for: .allEvents)
button.sendActions(for: .touchDown)
print(UIApplication.shared.sendAction(#selector(Root.none), to: root, from: nil, for: nil), root.target(forAction: #selector(Handling.handle(_:)), withSender: nil) is Holder)
let timer = Timer.scheduledTimer(timeInterval: 0.01, target: root, selector: #selector(Root.none), userInfo: nil, repeats: false)
RunLoop.main.run(until: Date(timeIntervalSinceNow: 0.1))
NotificationCenter.default.addObserver(root, selector: #selector(Root.none), name: Notification.Name("n"), object: nil)
NotificationCenter.default.post(name: Notification.Name("n"), object: nil)
_ = (timer, UITapGestureRecognizer(target: root, action: #selector(Root.none)), UIBarButtonItem(title: "", style: .plain, target: root, action: #selector(Root.none)))
