import UIKit

extension UIViewController {
    @objc func dismissIt() {}
}
final class Box<Value>: NSObject {
    @objc private func changed() { print("changed") }
    func send() { perform(#selector(changed)) }
}
