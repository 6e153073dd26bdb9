import UIKit

@objc protocol HiddenDelegate { @objc optional func hiddenDidEnd(_ number: Int) }
struct Around {
    private class Target: NSObject, HiddenDelegate {
        @objc func byName() {}
        @objc func bySelector() {}
        func hiddenDidEnd(_ number: Int) {}
    }
    func use(_ delegate: HiddenDelegate?) {
        let target = Target()
        target.perform(Selector(("byName")))
        target.perform(#selector(Target.bySelector))
        print(delegate?.hiddenDidEnd != nil, (delegate as? NSObject)?.responds(to: #selector(HiddenDelegate.hiddenDidEnd)) == true)
    }
}
func local() {
    class Inner: NSObject { @objc func named() {} }
    Inner().perform(NSSelectorFromString("named"))
}
class Base: NSObject, HiddenDelegate {}
private class Late: Base { func hiddenDidEnd(_ number: Int) {} }
class Adopter: UIViewController, UITableViewDelegate {}
class Chosen: Adopter { func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat { 3 } }
func ask(_ delegate: UITableViewDelegate?, _ source: UITableViewDataSource?, _ table: UITableView, _ path: IndexPath) -> CGFloat? {
    if let height = delegate?.tableView(_:heightForRowAt:) { return height(table, path) }
    return delegate?.tableView?(table, heightForRowAt: path)
}
@objc public protocol Listening { @objc optional func heard() }
func listens(_ object: Listening) -> Bool { object.heard != nil }
