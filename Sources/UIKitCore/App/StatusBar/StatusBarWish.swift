/// What the controllers of a window want of the system's bars.
struct StatusBarWish {
    var isBright: Bool
    /// Whether the bar at the lower edge is bright: by the content there.
    var isIndicatorBright: Bool
    var isHidden: Bool
    var animation: UIStatusBarAnimation
    var hidesHomeIndicator: Bool

    /// Asks the controller on top, and the children that it names.
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
    /// The last of the controllers presented over this one that the status bar follows.
    var topForStatusBar: UIViewController { lastPresented { $0.coversScreen || $0.modalPresentationCapturesStatusBarAppearance } }

    /// Whether a sheet has made a card of the screen, so that there is black behind the status bar.
    fileprivate var isPushedBack: Bool {
        sequence(first: self) { $0.modal.presentation?.presented }
            .contains { ($0.modal.placement as? UISheetPresentationController)?.sheet.pushesBack ?? false }
    }

    /// Follows what controllers name in their place, to the one that names none.
    fileprivate func last(_ next: (UIViewController) -> UIViewController?) -> UIViewController {
        var last = self
        // A ring of controllers that name each other must end somewhere.
        for _ in 0..<64 {
            guard let child = next(last), child !== last else { break }
            last = child
        }
        return last
    }

    /// Says that ``prefersHomeIndicatorAutoHidden``, or the child that is asked for it, is another now.
    public func setNeedsUpdateOfHomeIndicatorAutoHidden() { setNeedsChrome() }

    /// Has the system's bars, and the way the screen stands, looked at again in the next frame.
    func setNeedsChrome() { viewIfLoaded?.window?.display?.chrome.setNeedsUpdate() }
}
