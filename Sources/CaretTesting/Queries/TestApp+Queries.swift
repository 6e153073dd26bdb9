extension TestApp {
    /// Returns the visible view that matches `query`.
    ///
    /// If a view and one of its subviews match, such as a button and its title label, the outer view is returned.
    ///
    /// - Throws: ``TestError/notFound(query:candidates:)`` or ``TestError/ambiguous(query:matches:)``.
    public func find(_ query: Query) throws -> TestElement {
        let matches = all(query)
        guard let first = matches.first else {
            throw TestError.notFound(query: query.description, candidates: namedViewDescriptions())
        }
        guard matches.count == 1 else {
            throw TestError.ambiguous(query: query.description, matches: matches.map(\.description))
        }
        return first
    }

    /// Returns all visible views that match `query`, in drawing order. Parts of matching views are omitted.
    public func all(_ query: Query) -> [TestElement] {
        var result: [TestElement] = []
        for window in visibleWindows { collect(query, in: window, into: &result) }
        return result
    }

    /// Returns whether any visible view matches `query`.
    public func exists(_ query: Query) -> Bool {
        !all(query).isEmpty
    }

    private func collect(_ query: Query, in view: UIView, into result: inout [TestElement]) {
        guard isVisible(view) else { return }
        if query.matches(view) {
            result.append(TestElement(view: view))
            return
        }
        for subview in view.subviews { collect(query, in: subview, into: &result) }
    }

    private func isVisible(_ view: UIView) -> Bool {
        guard !view.isHidden, view.alpha > 0.01 else { return false }
        guard let window = view.window else { return false }
        return view.convert(view.bounds, to: nil).intersects(window.bounds) || !view.clipsToBounds
    }

    private func namedViewDescriptions() -> [String] {
        let named = Query("named") { TestElement.label(of: $0) != nil || $0.accessibilityIdentifier != nil }
        return all(named).map(\.description)
    }
}
