extension UITabBarController {
    /// The sidebar that lists the tabs, available if ``UITabBarController/mode-swift.property`` is `.tabSidebar` and
    /// the width is regular.
    ///
    /// > Difference from Apple: the sidebar has no delegate, and header and footer do not scroll.
    /// - Source: https://developer.apple.com/documentation/uikit/uitabbarcontroller/sidebar-swift.class
    @preconcurrency @MainActor open class Sidebar: NSObject {
        /// The layout of the sidebar.
        ///
        /// - Source: https://developer.apple.com/documentation/uikit/uitabbarcontroller/sidebar-swift.class/layout
        public enum Layout: Int, Sendable {
            /// Beside the screens if the view is wider than high, else over them.
            case automatic = 0
            /// Over the screens.
            case overlap = 1
            /// Beside the screens, which become narrower.
            case tile = 2
        }

        private weak var controller: UITabBarController?
        private(set) var preferredVisibility: Bool?

        init(_ controller: UITabBarController) {
            self.controller = controller
            super.init()
        }

        /// Whether the sidebar is hidden and the bar is shown. Before the property is set, `true` unless the view is
        /// wider than high. Always `true` if no sidebar is available. Setting the property in an animation block
        /// animates the sidebar.
        open var isHidden: Bool {
            get { !(controller?.isSidebarShown ?? false) }
            set {
                preferredVisibility = newValue
                controller?.sidebarDidChange()
            }
        }
        /// The layout of the sidebar; `.automatic` by default.
        open var preferredLayout = Layout.automatic { didSet { controller?.sidebarDidChange() } }
        /// The content above the tabs; `nil` by default.
        open var headerContentConfiguration: (any UIContentConfiguration)? {
            didSet { controller?.sidebarIfLoaded?.updateAccessoryViews() }
        }
        /// The content below the tabs; `nil` by default.
        open var footerContentConfiguration: (any UIContentConfiguration)? {
            didSet { controller?.sidebarIfLoaded?.updateAccessoryViews() }
        }
        /// A view at the lower edge of the sidebar; `nil` by default. The view's constraints or frame determine its
        /// height.
        open var bottomBarView: UIView? { didSet { controller?.sidebarIfLoaded?.updateAccessoryViews() } }

        /// Updates the row of a tab.
        open func reconfigureItem(for tab: UITab) { controller?.sidebarIfLoaded?.reconfigure(tab) }
    }

    /// The sidebar if it has been created; `nil` otherwise.
    var sidebarIfLoaded: TabSidebarView? { tabState.sidebar }

    private var isSidebarAvailable: Bool { mode == .tabSidebar && traitCollection.horizontalSizeClass == .regular }
    private var isWide: Bool { (viewIfLoaded?.bounds.size).map { $0.width > $0.height } ?? false }

    var isSidebarShown: Bool { isSidebarAvailable && !(sidebar.preferredVisibility ?? !isWide) }

    /// The width by which the sidebar narrows the screens, in points; 0 if the sidebar is hidden or over the screens.
    var sidebarInset: CGFloat {
        guard isSidebarShown else { return 0 }
        let isTiled = sidebar.preferredLayout == .tile || (sidebar.preferredLayout == .automatic && isWide)
        return isTiled ? sidebarWidth : 0
    }

    private var sidebarWidth: CGFloat { min(ColumnLayout.defaultWidth, (view.bounds.width * 0.85).rounded()) }

    func sidebarDidChange() {
        guard isViewLoaded else { return }
        let duration = UIView.inheritedAnimationDuration
        guard duration > 0 else { return layOut() }
        tabState.sidebarAnimationCount += 1
        UIView.animate(withDuration: duration) { [self] in
            layOut()
            view.layoutIfNeeded()
        } completion: { [weak self] _ in
            self?.tabState.sidebarAnimationCount -= 1
            self?.layOut()
        }
    }

    /// Positions the sidebar inside the view, or outside its edge if hidden, and lays out the button that shows the
    /// sidebar.
    func placeSidebar() {
        guard isSidebarAvailable || tabState.sidebar != nil else { return }
        let sidebarView = tabState.sidebar ?? makeSidebar()
        let isMirrored = view.effectiveUserInterfaceLayoutDirection == .rightToLeft
        let hiddenOffset = isSidebarShown ? 0 : sidebarWidth + 1
        let x = isMirrored ? view.bounds.width - sidebarWidth + hiddenOffset : -hiddenOffset
        sidebarView.frame = CGRect(x: x, y: 0, width: sidebarWidth, height: view.bounds.height)
        let isStationary = tabState.sidebarAnimationCount == 0
        sidebarView.isHidden = isStationary && !isSidebarShown
        tabBar.isHidden = isStationary && isSidebarShown
        sidebarView.isUserInteractionEnabled = isSidebarShown
        sidebarView.isOverlay = isSidebarShown && sidebarInset == 0
        tabState.sidebarDismissView?.frame = view.bounds
        tabState.sidebarDismissView?.isHidden = !sidebarView.isOverlay
        placeButton(isMirrored)
    }

    private func makeSidebar() -> TabSidebarView {
        let sidebarView = TabSidebarView(self)
        let dismissView = SidebarDismissView { [weak self] in self?.showSidebar(false) }
        view.addSubview(dismissView)
        view.addSubview(sidebarView)
        tabState.sidebar = sidebarView
        tabState.sidebarDismissView = dismissView
        ViewAnimations.unanimated {
            sidebarView.frame = CGRect(x: -sidebarWidth - 1, y: 0, width: sidebarWidth, height: view.bounds.height)
            sidebarView.reload()
            sidebarView.layoutIfNeeded()
        }
        return sidebarView
    }

    private func placeButton(_ isMirrored: Bool) {
        let button = tabState.sidebarButton ?? makeButton()
        button.isHidden = !isSidebarAvailable || isSidebarShown || tabState.isBarHidden || tabState.isBarHiddenByPush
        let size = button.intrinsicContentSize
        let inset = isMirrored ? view.safeAreaInsets.right : view.safeAreaInsets.left
        let x = isMirrored ? view.bounds.width - inset - 8 - size.width : inset + 8
        button.frame = CGRect(
            x: x, y: tabBar.frame.minY + ((tabBar.intrinsicHeight - size.height) / 2).rounded(), width: size.width, height: size.height)
    }

    private func makeButton() -> UIButton {
        let button = TabSidebarView.button { [weak self] in self?.showSidebar(true) }
        view.insertSubview(button, aboveSubview: tabBar)
        tabState.sidebarButton = button
        return button
    }

    /// Shows or hides the sidebar with animation on the user's request.
    func showSidebar(_ shows: Bool) {
        UIView.animate(withDuration: 0.35, delay: 0, usingSpringWithDamping: 1, initialSpringVelocity: 0) { [self] in
            sidebar.isHidden = !shows
        }
        UIAccessibility.screenDidChange()
    }
}
