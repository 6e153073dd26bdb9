import UIKit

extension UINavigationItem {
    /// Gives the bar the look that it has over photos: nothing behind it, and a white title.
    func standsOnBlack() {
        let look = UINavigationBarAppearance()
        look.configureWithTransparentBackground()
        look.titleTextAttributes = [.foregroundColor: UIColor.white]
        standardAppearance = look
        scrollEdgeAppearance = look
    }
}
