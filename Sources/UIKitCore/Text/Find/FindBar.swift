/// The find bar at the bottom of a window: a search field, the number of results and arrows, with a second row for
/// replacing.
///
/// Editing the search field sets the interaction's search text, which starts a search; the buttons call the
/// interaction. The interaction updates the bar with the session's results after each action. A searched scroll view
/// gets the bar's height as additional bottom inset.
final class FindBar: UIView, UITextFieldDelegate {
    /// The height of a row: 52 points, with 8 points between subviews.
    private static let rowHeight: CGFloat = 52
    private static let gap: CGFloat = 8
    private static let fieldHeight: CGFloat = 36

    let search = UISearchTextField()
    let replacement = UITextField()
    private let countLabel = UILabel()
    private let previousButton = FindBar.makeButton("chevron.up", "Previous")
    private let nextButton = FindBar.makeButton("chevron.down", "Next")
    private let doneButton = UIButton(type: .system)
    private let replaceButton = UIButton(type: .system)
    private let replaceAllButton = UIButton(type: .system)
    private let separatorLine = UIView()
    private weak var findInteraction: UIFindInteraction?
    private weak var searchedView: UIView?
    private var heightConstraint: NSLayoutConstraint?
    /// The additional bottom inset of a searched scroll view.
    private var addedInset: CGFloat = 0

    var showsReplace = false {
        didSet {
            for part in [replacement, replaceButton, replaceAllButton] as [UIView] { part.isHidden = !showsReplace }
            heightConstraint?.constant = contentHeight
            updateBottomInset(contentHeight)
            setNeedsLayout()
        }
    }

    init(_ findInteraction: UIFindInteraction, for view: UIView) {
        self.findInteraction = findInteraction
        searchedView = view
        super.init(frame: .zero)
        accessibilityIdentifier = "FindBar"
        backgroundColor = .secondarySystemBackground
        separatorLine.backgroundColor = .separator
        search.placeholder = "Find"
        search.accessibilityIdentifier = "FindField"
        replacement.placeholder = "Replacement"
        replacement.accessibilityIdentifier = "ReplaceField"
        replacement.borderStyle = .roundedRect
        countLabel.font = .preferredFont(forTextStyle: .footnote)
        countLabel.textColor = .secondaryLabel
        countLabel.accessibilityIdentifier = "FindCount"
        let titles = [(doneButton, "Done"), (replaceButton, "Replace"), (replaceAllButton, "Replace All")]
        for (button, title) in titles { button.setTitle(title, for: .normal) }
        let parts: [UIView] = [
            separatorLine, search, countLabel, previousButton, nextButton, doneButton, replacement, replaceButton, replaceAllButton,
        ]
        for part in parts { addSubview(part) }
        connectActions()
        showsReplace = false
    }

    required init?(coder: NSCoder) { return nil }

    private static func makeButton(_ symbol: String, _ name: String) -> UIButton {
        let button = UIButton(type: .system)
        button.setImage(UIImage(systemName: symbol), for: .normal)
        button.accessibilityLabel = name
        return button
    }

    private func connectActions() {
        let actions: [(UIControl, UIControl.Event, @MainActor (FindBar) -> Void)] = [
            (search, .editingChanged, { $0.findInteraction?.searchText = $0.search.text }),
            (replacement, .editingChanged, { $0.findInteraction?.replacementText = $0.replacement.text }),
            (previousButton, .touchUpInside, { $0.findInteraction?.findPrevious() }),
            (nextButton, .touchUpInside, { $0.findInteraction?.findNext() }),
            (doneButton, .touchUpInside, { $0.findInteraction?.dismissFindNavigator() }),
            (replaceButton, .touchUpInside, { $0.findInteraction?.replace(all: false) }),
            (replaceAllButton, .touchUpInside, { $0.findInteraction?.replace(all: true) }),
        ]
        for (control, event, body) in actions {
            control.addAction(UIAction { [weak self] _ in if let self { body(self) } }, for: event)
        }
        search.delegate = self
        replacement.delegate = self
    }

    // The searched view handles the keys that the bar does not handle, such as Find Next and Find Previous.
    override var next: UIResponder? { searchedView ?? super.next }

    override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        if presses.contains(where: { $0.key?.keyCode == .keyboardEscape }) {
            findInteraction?.dismissFindNavigator()
        } else {
            super.pressesBegan(presses, with: event)
        }
    }

    /// Handles Return. In the search field, finds the next result; in the replacement field, replaces the current
    /// result.
    func textFieldShouldReturn(_ textField: UITextField) -> Bool {
        if textField === search { findInteraction?.findNext() } else { findInteraction?.replace(all: false) }
        return false
    }

    func update(_ session: UIFindSession?) {
        let hasText = !(search.text?.isEmpty ?? true)
        let index = session?.highlightedResultIndex ?? NSNotFound
        let resultCount = session?.resultCount ?? 0
        switch session?.searchResultDisplayStyle ?? UIFindSession.SearchResultDisplayStyle.none {
        case .currentAndTotal where hasText && resultCount > 0 && index != NSNotFound: countLabel.text = "\(index + 1) of \(resultCount)"
        case .currentAndTotal where hasText, .total where hasText: countLabel.text = resultCount == 0 ? "Not found" : "\(resultCount)"
        case .currentAndTotal, .total, .none: countLabel.text = nil
        }
        for button in [previousButton, nextButton] { button.isEnabled = resultCount > 0 }
        replaceButton.isEnabled = session?.allowsReplacementForCurrentlyHighlightedResult ?? false
        replaceAllButton.isEnabled = (session?.supportsReplacement ?? false) && resultCount > 0
        setNeedsLayout()
    }

    // MARK: - Layout

    private var contentHeight: CGFloat { showsReplace ? 2 * Self.rowHeight - Self.gap : Self.rowHeight }

    func show(in window: UIWindow) {
        translatesAutoresizingMaskIntoConstraints = false
        window.addSubview(self)
        let heightConstraint = heightAnchor.constraint(equalToConstant: contentHeight)
        self.heightConstraint = heightConstraint
        NSLayoutConstraint.activate([
            leadingAnchor.constraint(equalTo: window.leadingAnchor), trailingAnchor.constraint(equalTo: window.trailingAnchor),
            bottomAnchor.constraint(equalTo: window.keyboardLayoutGuide.topAnchor), heightConstraint,
        ])
        updateBottomInset(contentHeight)
    }

    func close() {
        updateBottomInset(0)
        removeFromSuperview()
    }

    private func updateBottomInset(_ inset: CGFloat) {
        guard let view = searchedView as? UIScrollView, superview != nil else { return }
        view.contentInset.bottom += inset - addedInset
        addedInset = inset
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let scale = max(1, traitCollection.displayScale)
        separatorLine.frame = CGRect(x: 0, y: 0, width: bounds.width, height: 1 / scale)
        let area = bounds.inset(by: UIEdgeInsets(top: 0, left: safeAreaInsets.left + 16, bottom: 0, right: safeAreaInsets.right + 16))
        place([doneButton, nextButton, previousButton, countLabel], before: search, in: area, y: Self.gap)
        if showsReplace { place([replaceAllButton, replaceButton], before: replacement, in: area, y: Self.rowHeight) }
    }

    /// Places views from the trailing end of a row towards its start, and a field in the remaining space.
    private func place(_ views: [UIView], before field: UIView, in area: CGRect, y: CGFloat) {
        let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
        func setFrame(_ view: UIView, _ start: CGFloat, _ width: CGFloat) {
            view.frame = CGRect(
                x: isMirrored ? area.minX + area.maxX - start - width : start, y: y, width: max(0, width), height: Self.fieldHeight)
        }
        var end = area.maxX
        for view in views {
            let width = view.intrinsicContentSize.width.rounded(.up)
            guard width > 0 else {
                setFrame(view, end, 0)
                continue
            }
            end -= width
            setFrame(view, end, width)
            end -= Self.gap
        }
        setFrame(field, area.minX, end - area.minX)
    }
}
