/// The preferences of a window's controllers for status bar and home indicator.
struct StatusBarPreference {
    var isBright: Bool
    /// Whether the home indicator is bright, according to the content below.
    var isIndicatorBright: Bool
    var isHidden: Bool
    var animation: UIStatusBarAnimation
    var hidesHomeIndicator: Bool

    /// Asks the top controller, and the children that it designates.
    @MainActor init(_ root: UIViewController?, darkByDefault isDark: Bool) {
        let top = root.map(\.topForStatusBar)
        let styled = top?.last { $0.childForStatusBarStyle }
        let hiding = top?.last { $0.childForStatusBarHidden }
        isBright =
            switch styled?.preferredStatusBarStyle ?? .default {
            case .lightContent: true
            case .darkContent: false
            case .default: styled.map { $0.traitCollection.userInterfaceStyle == .dark } ?? isDark
            }
        isIndicatorBright = isBright
        if root?.isPushedBack == true { isBright = true }
        isHidden = hiding?.prefersStatusBarHidden ?? false
        animation = hiding?.preferredStatusBarUpdateAnimation ?? .none
        hidesHomeIndicator = top?.last { $0.childForHomeIndicatorAutoHidden }.prefersHomeIndicatorAutoHidden ?? false
    }
}

extension UIViewController {
    /// The last controller in the chain of presentations from this one that determines the status bar.
    var topForStatusBar: UIViewController { lastPresented { $0.coversScreen || $0.modalPresentationCapturesStatusBarAppearance } }

    /// Whether a sheet has pushed the screen back as a card, so that the area behind the status bar is black.
    fileprivate var isPushedBack: Bool {
        sequence(first: self) { $0.modal.presentation?.presented }
            .contains { ($0.modal.placement as? UISheetPresentationController)?.sheet.pushesBack ?? false }
    }

    /// Follows the children that controllers designate, to the controller that designates none.
    fileprivate func last(_ next: (UIViewController) -> UIViewController?) -> UIViewController {
        var last = self
        // Terminates in case of a cycle of controllers.
        for _ in 0..<64 {
            guard let child = next(last), child !== last else { break }
            last = child
        }
        return last
    }

    /// Notifies the system that ``prefersHomeIndicatorAutoHidden``, or the child that is asked for it, changed.
    public func setNeedsUpdateOfHomeIndicatorAutoHidden() { setNeedsChrome() }

    /// Requests an update of the system interface and the orientation in the next frame.
    func setNeedsChrome() { viewIfLoaded?.window?.display?.chrome.setNeedsUpdate() }
}
