import UIKit

extension UIViewController {
    /// Returns to the list, because the task of the screen is deleted.
    func leave() {
        guard navigationController?.viewControllers.contains(self) == true else { return }
        navigationController?.popToRootViewController(animated: true)
    }
}
