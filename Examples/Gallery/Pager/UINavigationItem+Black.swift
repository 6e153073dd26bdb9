import UIKit

extension UINavigationItem {
    /// Sets the bar's appearance over photos: a transparent background, and a white title.
    func standsOnBlack() {
        let look = UINavigationBarAppearance()
        look.configureWithTransparentBackground()
        look.titleTextAttributes = [.foregroundColor: UIColor.white]
        standardAppearance = look
        scrollEdgeAppearance = look
    }
}
