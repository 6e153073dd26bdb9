extension Row {
    // MARK: - Menus

    /// Returns the row with a context menu, which a long press or a secondary click opens.
    ///
    /// ```swift
    /// Row(song.id, .default, song.name).menu { [UIAction(title: "Play") { _ in player.play(song) }] }
    /// ```
    ///
    /// - Parameters:
    ///   - title: The title of the menu; empty by default, for none.
    ///   - file: The source file of the caller; omit the argument.
    ///   - line: The line of the caller; omit the argument.
    ///   - elements: Makes the elements each time the menu opens. Without elements, no menu opens.
    public func menu(
        title: String = "", file: String = #fileID, line: Int = #line, make elements: @escaping @MainActor () -> [UIMenuElement]
    ) -> Row {
        with(.menu, SourceLocation(file, line)) {
            $0.menu = elements
            $0.menuTitle = title
        }
    }

    /// Returns the row with a context menu. The closure that makes the elements receives an owner, which is held
    /// weakly.
    public func menu<Owner: AnyObject>(
        title: String = "", _ owner: Owner, file: String = #fileID, line: Int = #line,
        _ elements: @escaping @MainActor (Owner) -> [UIMenuElement]
    ) -> Row {
        with(.menu, SourceLocation(file, line), hasOwner: true) {
            $0.menu = { [weak owner] in owner.map(elements) ?? [] }
            $0.menuTitle = title
        }
    }

    /// Returns the row with a context menu. An unapplied method makes the elements. The owner is held weakly.
    @_disfavoredOverload public func menu<Owner: AnyObject>(
        title: String = "", _ owner: Owner, file: String = #fileID, line: Int = #line,
        call method: @escaping @MainActor (Owner) -> @MainActor () -> [UIMenuElement]
    ) -> Row {
        menu(title: title, owner, file: file, line: line) { method($0)() }
    }
}
