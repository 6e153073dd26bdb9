import UIKit

extension UIViewController {
    /// Goes back to the list: what the screen shows is gone.
    func leave() {
        guard navigationController?.viewControllers.contains(self) == true else { return }
        navigationController?.popToRootViewController(animated: true)
    }
}
