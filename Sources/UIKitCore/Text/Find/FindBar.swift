/// The find bar at the bottom of a window: a search field, the number of results and arrows, with a second row for
/// replacing.
///
/// Editing the search field sets the interaction's search text, which searches; the buttons call the interaction. The
/// interaction updates the bar with the session's results after each action. A searched scroll view gets the bar's
/// height as additional bottom inset.
final class FindBar: UIView, UITextFieldDelegate {
    /// The height of a row: 52 points, with 8 between parts. A row is as high as a search bar of iOS 17.
    private static let row: CGFloat = 52
    private static let gap: CGFloat = 8
    private static let fieldHeight: CGFloat = 36

    let search = UISearchTextField()
    let replacement = UITextField()
    private let count = UILabel()
    private let previous = FindBar.button("chevron.up", "Previous")
    private let following = FindBar.button("chevron.down", "Next")
    private let done = UIButton(type: .system)
    private let replaceOne = UIButton(type: .system)
    private let replaceAll = UIButton(type: .system)
    private let line = UIView()
    private weak var finder: UIFindInteraction?
    private weak var searched: UIView?
    private var height: NSLayoutConstraint?
    /// The additional bottom inset of a searched scroll view.
    private var room: CGFloat = 0

    var showsReplace = false {
        didSet {
            for part in [replacement, replaceOne, replaceAll] as [UIView] { part.isHidden = !showsReplace }
            height?.constant = rows
            keepRoom(rows)
            setNeedsLayout()
        }
    }

    init(_ finder: UIFindInteraction, for view: UIView) {
        self.finder = finder
        searched = view
        super.init(frame: .zero)
        accessibilityIdentifier = "FindBar"
        backgroundColor = .secondarySystemBackground
        line.backgroundColor = .separator
        search.placeholder = "Find"
        search.accessibilityIdentifier = "FindField"
        replacement.placeholder = "Replacement"
        replacement.accessibilityIdentifier = "ReplaceField"
        replacement.borderStyle = .roundedRect
        count.font = .preferredFont(forTextStyle: .footnote)
        count.textColor = .secondaryLabel
        count.accessibilityIdentifier = "FindCount"
        let titles = [(done, "Done"), (replaceOne, "Replace"), (replaceAll, "Replace All")]
        for (button, title) in titles { button.setTitle(title, for: .normal) }
        for part in [line, search, count, previous, following, done, replacement, replaceOne, replaceAll] as [UIView] { addSubview(part) }
        connect()
        showsReplace = false
    }

    required init?(coder: NSCoder) { return nil }

    private static func button(_ symbol: String, _ name: String) -> UIButton {
        let button = UIButton(type: .system)
        button.setImage(UIImage(systemName: symbol), for: .normal)
        button.accessibilityLabel = name
        return button
    }

    private func connect() {
        let actions: [(UIControl, UIControl.Event, @MainActor (FindBar) -> Void)] = [
            (search, .editingChanged, { $0.finder?.searchText = $0.search.text }),
            (replacement, .editingChanged, { $0.finder?.replacementText = $0.replacement.text }),
            (previous, .touchUpInside, { $0.finder?.findPrevious() }), (following, .touchUpInside, { $0.finder?.findNext() }),
            (done, .touchUpInside, { $0.finder?.dismissFindNavigator() }),
            (replaceOne, .touchUpInside, { $0.finder?.replace(all: false) }),
            (replaceAll, .touchUpInside, { $0.finder?.replace(all: true) }),
        ]
        for (control, event, body) in actions {
            control.addAction(UIAction { [weak self] _ in if let self { body(self) } }, for: event)
        }
        search.delegate = self
        replacement.delegate = self
    }

    // The searched view handles keys that the bar does not, such as Find Next and Find Previous.
    override var next: UIResponder? { searched ?? super.next }

    override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        if presses.contains(where: { $0.key?.keyCode == .keyboardEscape }) {
            finder?.dismissFindNavigator()
        } else {
            super.pressesBegan(presses, with: event)
        }
    }

    /// Handles Return: finds the next result in the search field, replaces the current result in the replacement
    /// field.
    func textFieldShouldReturn(_ textField: UITextField) -> Bool {
        if textField === search { finder?.findNext() } else { finder?.replace(all: false) }
        return false
    }

    func update(_ session: UIFindSession?) {
        let hasText = !(search.text?.isEmpty ?? true)
        let (index, total) = (session?.highlightedResultIndex ?? NSNotFound, session?.resultCount ?? 0)
        switch session?.searchResultDisplayStyle ?? UIFindSession.SearchResultDisplayStyle.none {
        case .currentAndTotal where hasText && total > 0 && index != NSNotFound: count.text = "\(index + 1) of \(total)"
        case .currentAndTotal where hasText, .total where hasText: count.text = total == 0 ? "Not found" : "\(total)"
        case .currentAndTotal, .total, .none: count.text = nil
        }
        for button in [previous, following] { button.isEnabled = total > 0 }
        replaceOne.isEnabled = session?.allowsReplacementForCurrentlyHighlightedResult ?? false
        replaceAll.isEnabled = (session?.supportsReplacement ?? false) && total > 0
        setNeedsLayout()
    }

    // MARK: - Layout

    private var rows: CGFloat { showsReplace ? 2 * Self.row - Self.gap : Self.row }

    func show(in window: UIWindow) {
        translatesAutoresizingMaskIntoConstraints = false
        window.addSubview(self)
        let height = heightAnchor.constraint(equalToConstant: rows)
        self.height = height
        NSLayoutConstraint.activate([
            leadingAnchor.constraint(equalTo: window.leadingAnchor), trailingAnchor.constraint(equalTo: window.trailingAnchor),
            bottomAnchor.constraint(equalTo: window.keyboardLayoutGuide.topAnchor), height,
        ])
        keepRoom(rows)
    }

    func close() {
        keepRoom(0)
        removeFromSuperview()
    }

    private func keepRoom(_ wanted: CGFloat) {
        guard let view = searched as? UIScrollView, superview != nil else { return }
        view.contentInset.bottom += wanted - room
        room = wanted
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let scale = max(1, traitCollection.displayScale)
        line.frame = CGRect(x: 0, y: 0, width: bounds.width, height: 1 / scale)
        let sides = bounds.inset(by: UIEdgeInsets(top: 0, left: safeAreaInsets.left + 16, bottom: 0, right: safeAreaInsets.right + 16))
        place([done, following, previous, count], before: search, in: sides, y: Self.gap)
        if showsReplace { place([replaceAll, replaceOne], before: replacement, in: sides, y: Self.row) }
    }

    /// Places views at the trailing end of a row, the last one first, and a field in the remaining space.
    private func place(_ views: [UIView], before field: UIView, in area: CGRect, y: CGFloat) {
        let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
        func put(_ view: UIView, _ start: CGFloat, _ width: CGFloat) {
            view.frame = CGRect(
                x: isMirrored ? area.minX + area.maxX - start - width : start, y: y, width: max(0, width), height: Self.fieldHeight)
        }
        var end = area.maxX
        for view in views {
            let width = view.intrinsicContentSize.width.rounded(.up)
            guard width > 0 else {
                put(view, end, 0)
                continue
            }
            end -= width
            put(view, end, width)
            end -= Self.gap
        }
        put(field, area.minX, end - area.minX)
    }
}
