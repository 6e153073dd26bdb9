/// The subviews of a search bar and their actions.
@MainActor final class SearchBarParts {
    /// The space above and below the field is 10 points each, which makes the bar 56 points high. The space beside
    /// the field is 8 points, and the scope bar adds 44 points. Measured on iOS 17.
    private static let verticalPadding: CGFloat = 20
    private static let margin: CGFloat = 8
    private static let scopeBarHeight: CGFloat = 44
    private static let promptHeight: CGFloat = 20

    let field = UISearchTextField()
    private(set) weak var owner: UISearchBar?
    let background = UIImageView()
    private let scopeBackground = UIImageView()
    var style = SearchBarStyle()
    private let cancelButton = UIButton(type: .system)
    private var scopeControl: UISegmentedControl?
    private var promptLabel: UILabel?
    /// Whether the scope bar is fading out.
    private var isFadingOutScopeBar = false
    private(set) var showsCancel = false

    init(_ owner: UISearchBar) { self.owner = owner }

    private var showsScopes: Bool { owner?.showsScopeBar == true && scopeControl != nil }
    private var barHeight: CGFloat { field.fittingHeight + Self.verticalPadding }
    var height: CGFloat { barHeight + (promptLabel == nil ? 0 : Self.promptHeight) + (showsScopes ? Self.scopeBarHeight : 0) }

    func attach() {
        guard let owner else { return }
        background.isUserInteractionEnabled = false
        cancelButton.setTitle("Cancel", for: .normal)
        cancelButton.titleLabel?.font = .preferredFont(forTextStyle: .body)
        cancelButton.titleLabel?.adjustsFontForContentSizeCategory = true
        cancelButton.isHidden = true
        cancelButton.accessibilityIdentifier = "CancelButton"
        cancelButton.addAction(UIAction { [weak self] _ in self?.cancelButtonTapped() }, for: .touchUpInside)
        field.addAction(UIAction { [weak self] _ in self?.textDidChange() }, for: .editingChanged)
        _ = field.hub.add(SearchFieldObserver(self))
        field.enablesReturnKeyAutomatically = true
        // The app has not set the properties above, so appearance proxies of fields in search bars may change them.
        field.appearanceState = AppearanceState()
        for view in [background, scopeBackground, field, cancelButton] as [UIView] { owner.addSubview(view) }
    }

    func enabledDidChange() {
        guard let owner else { return }
        field.isEnabled = owner.isEnabled
        cancelButton.isEnabled = owner.isEnabled
        scopeControl?.isEnabled = owner.isEnabled
    }

    func showCancel(_ shows: Bool, _ animated: Bool) {
        guard shows != showsCancel else { return }
        showsCancel = shows
        cancelButton.isHidden = !shows
        guard animated, owner?.window != nil else {
            owner?.setNeedsLayout()
            return
        }
        UIView.animate(withDuration: 0.25) { self.place() }
    }

    /// Updates the extra button of the field. There is space for one button; the results button takes precedence over
    /// the bookmark button.
    func updateExtra() {
        field.bookmark?.removeFromSuperview()
        field.bookmark = nil
        field.setNeedsLayout()
        guard let owner, owner.showsSearchResultsButton || owner.showsBookmarkButton else { return }
        let isResults = owner.showsSearchResultsButton
        let button = FieldButton(type: .custom)
        let size = UIImage.SymbolConfiguration(pointSize: 15)
        let defaultImage = UIImage(systemName: isResults ? "list.bullet" : "book", withConfiguration: size)
        let icon = isResults ? UISearchBar.Icon.resultsList : .bookmark
        button.setImage(style.image(icon, .normal) ?? defaultImage, for: .normal)
        for (state, image) in style.images[icon] ?? [:] { button.setImage(image, for: UIControl.State(rawValue: state)) }
        button.accessibilityLabel = isResults ? "Results" : "Bookmarks"
        button.accessibilityIdentifier = isResults ? "ResultsButton" : "BookmarkButton"
        button.isSelected = isResults && owner.isSearchResultsButtonSelected
        button.tintColor = button.isSelected ? nil : .secondaryLabel
        let action = UIAction { [weak self] _ in
            self?.notify { isResults ? $0.searchBarResultsListButtonClicked($1) : $0.searchBarBookmarkButtonClicked($1) }
        }
        button.addAction(action, for: .touchUpInside)
        field.addSubview(button)
        field.bookmark = button
    }

    func promptDidChange() {
        promptLabel?.removeFromSuperview()
        promptLabel = nil
        if let text = owner?.prompt {
            let label = UILabel()
            label.text = text
            label.font = .preferredFont(forTextStyle: .caption1)
            label.adjustsFontForContentSizeCategory = true
            label.textColor = .secondaryLabel
            label.textAlignment = .center
            owner?.addSubview(label)
            promptLabel = label
        }
        owner?.invalidateIntrinsicContentSize()
        owner?.setNeedsLayout()
    }

    func scopesDidChange() {
        scopeControl?.removeFromSuperview()
        scopeControl = nil
        if let owner, let titles = owner.scopeButtonTitles, !titles.isEmpty {
            let control = UISegmentedControl(items: titles)
            control.addAction(UIAction { [weak self] _ in self?.scopeDidChange() }, for: .valueChanged)
            style.scopes.configure(control)
            control.isEnabled = owner.isEnabled
            owner.addSubview(control)
            scopeControl = control
            selectScope()
        }
        owner?.invalidateIntrinsicContentSize()
        owner?.setNeedsLayout()
    }

    /// Fades the scope bar in or out. The superview sets the bar's new height in the same animation.
    func showScopes(_ shows: Bool) {
        guard let owner, scopeControl != nil, owner.window != nil, shows != owner.showsScopeBar else {
            self.owner?.showsScopeBar = shows
            return
        }
        if shows {
            scopeControl?.alpha = 0
            scopeControl?.isHidden = false
        }
        isFadingOutScopeBar = !shows
        owner.showsScopeBar = shows
        UIView.animate(withDuration: 0.25) {
            self.place()
            owner.superview?.layoutIfNeeded()
        } completion: { _ in
            self.isFadingOutScopeBar = false
            owner.setNeedsLayout()
        }
    }

    func selectScope() {
        guard let owner, let scopeControl else { return }
        let index = owner.selectedScopeButtonIndex
        scopeControl.selectedSegmentIndex = (0..<scopeControl.numberOfSegments).contains(index) ? index : UISegmentedControl.noSegment
    }

    func place() {
        guard let owner else { return }
        let bounds = owner.bounds
        layOutBackground(bounds)
        let top = promptLabel == nil ? 0 : Self.promptHeight
        promptLabel?.frame = CGRect(x: 0, y: 4, width: bounds.width, height: Self.promptHeight - 4)
        let buttonSize = cancelButton.intrinsicContentSize
        let reservedWidth = showsCancel ? buttonSize.width + Self.margin : 0
        let isMirrored = owner.effectiveUserInterfaceLayoutDirection == .rightToLeft
        let y = top + Self.verticalPadding / 2
        field.frame = CGRect(
            x: Self.margin + (isMirrored ? reservedWidth : 0), y: y, width: max(0, bounds.width - 2 * Self.margin - reservedWidth),
            height: field.fittingHeight
        ).offsetBy(dx: style.fieldOffset.horizontal, dy: style.fieldOffset.vertical)
        cancelButton.frame = CGRect(
            x: isMirrored ? Self.margin : bounds.width - Self.margin - buttonSize.width, y: top + (barHeight - buttonSize.height) / 2,
            width: buttonSize.width, height: buttonSize.height)
        scopeControl?.isHidden = !showsScopes && !isFadingOutScopeBar
        scopeControl?.alpha = showsScopes ? 1 : 0
        scopeBackground.image = style.scopes.background
        scopeBackground.isHidden = !showsScopes || style.scopes.background == nil
        scopeBackground.frame = CGRect(x: 0, y: top + barHeight, width: bounds.width, height: Self.scopeBarHeight)
        scopeControl?.frame = CGRect(x: Self.margin, y: top + barHeight, width: max(0, bounds.width - 2 * Self.margin), height: 32)
    }

    // MARK: - User actions

    private func textDidChange() {
        guard let owner else { return }
        owner.hub.notify { $0.searchBar(owner, textDidChange: self.field.text ?? "") }
    }

    private func cancelButtonTapped() {
        guard let owner else { return }
        owner.hub.notify { $0.searchBarCancelButtonClicked(owner) }
    }

    private func scopeDidChange() {
        guard let owner, let scopeControl else { return }
        owner.selectedScopeButtonIndex = scopeControl.selectedSegmentIndex
        owner.hub.notify { $0.searchBar(owner, selectedScopeButtonIndexDidChange: scopeControl.selectedSegmentIndex) }
    }

    fileprivate func delegateAllows(_ body: (any UISearchBarDelegate, UISearchBar) -> Bool) -> Bool {
        guard let owner else { return true }
        return owner.hub.allAgree { body($0, owner) }
    }

    fileprivate func notify(_ body: (any UISearchBarDelegate, UISearchBar) -> Void) {
        guard let owner else { return }
        owner.hub.notify { body($0, owner) }
    }
}

/// An observer of the field besides the app's own delegate.
@MainActor private final class SearchFieldObserver: NSObject, UITextFieldDelegate {
    private weak var parts: SearchBarParts?

    init(_ parts: SearchBarParts) { self.parts = parts }

    func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool {
        parts?.delegateAllows { $0.searchBarShouldBeginEditing($1) } ?? true
    }
    func textFieldDidBeginEditing(_ textField: UITextField) { parts?.notify { $0.searchBarTextDidBeginEditing($1) } }
    func textFieldShouldEndEditing(_ textField: UITextField) -> Bool { parts?.delegateAllows { $0.searchBarShouldEndEditing($1) } ?? true }
    func textFieldDidEndEditing(_ textField: UITextField) { parts?.notify { $0.searchBarTextDidEndEditing($1) } }
    func textField(_ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String) -> Bool {
        parts?.delegateAllows { $0.searchBar($1, shouldChangeTextIn: range, replacementText: string) } ?? true
    }
    func textFieldShouldReturn(_ textField: UITextField) -> Bool {
        parts?.notify { $0.searchBarSearchButtonClicked($1) }
        return true
    }
}
