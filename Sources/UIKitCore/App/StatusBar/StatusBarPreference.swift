/// The preferences of a window's controllers for status bar and home indicator.
struct StatusBarPreference {
    /// Whether the text and the icons of the status bar are bright.
    var isBright: Bool
    /// Whether the home indicator is bright, which depends on the content under it.
    var isIndicatorBright: Bool
    var isHidden: Bool
    var animation: UIStatusBarAnimation
    var hidesHomeIndicator: Bool

    /// Reads the preferences of the top controller, or of the children that it delegates them to.
    @MainActor init(_ root: UIViewController?, darkByDefault isDark: Bool) {
        let top = root.map(\.topForStatusBar)
        let styleController = top?.following { $0.childForStatusBarStyle }
        let hidingController = top?.following { $0.childForStatusBarHidden }
        isBright =
            switch styleController?.preferredStatusBarStyle ?? .default {
            case .lightContent: true
            case .darkContent: false
            case .default: styleController.map { $0.traitCollection.userInterfaceStyle == .dark } ?? isDark
            }
        isIndicatorBright = isBright
        if root?.isPushedBack == true { isBright = true }
        isHidden = hidingController?.prefersStatusBarHidden ?? false
        animation = hidingController?.preferredStatusBarUpdateAnimation ?? .none
        hidesHomeIndicator = top?.following { $0.childForHomeIndicatorAutoHidden }.prefersHomeIndicatorAutoHidden ?? false
    }
}

extension UIViewController {
    /// The last controller in the chain of presentations from this controller that determines the status bar.
    var topForStatusBar: UIViewController { lastPresented { $0.coversScreen || $0.modalPresentationCapturesStatusBarAppearance } }

    /// Whether a sheet shows the presenting screen as a card behind it. The area behind the status bar is then black.
    fileprivate var isPushedBack: Bool {
        sequence(first: self) { $0.modal.presentation?.presented }
            .contains { ($0.modal.presentationController as? UISheetPresentationController)?.sheet.shrinksViewBelow ?? false }
    }

    /// Follows the child that each controller specifies, and returns the first controller that specifies none.
    fileprivate func following(_ next: (UIViewController) -> UIViewController?) -> UIViewController {
        var current = self
        // The limit ends the search if the controllers form a cycle.
        for _ in 0..<64 {
            guard let child = next(current), child !== current else { break }
            current = child
        }
        return current
    }

    /// Notifies the system that ``prefersHomeIndicatorAutoHidden`` or `childForHomeIndicatorAutoHidden` changed.
    public func setNeedsUpdateOfHomeIndicatorAutoHidden() { setNeedsChrome() }

    /// Requests an update of the system interface and the orientation in the next frame.
    func setNeedsChrome() { viewIfLoaded?.window?.display?.chrome.setNeedsUpdate() }
}
