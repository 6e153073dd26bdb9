extension UIBarButtonItem {
    // The forms for methods and tasks are disfavoured, because closures would match them too.

    /// Makes a system item that calls a closure with an owner. The owner is held weakly; the handler ends when the
    /// owner is deallocated.
    ///
    /// ```swift
    /// UIBarButtonItem(systemItem: .add, self) { list in list.add() }
    /// ```
    ///
    /// - Parameters:
    ///   - systemItem: The kind of the item, which has its title or image.
    ///   - owner: The object whose lifetime limits the handler's lifetime.
    ///   - file: The source file of the caller; omit the argument.
    ///   - line: The line of the caller; omit the argument.
    ///   - body: Receives the owner when the item is tapped.
    public convenience init<Owner: AnyObject>(
        systemItem: SystemItem, _ owner: Owner, file: String = #fileID, line: Int = #line,
        _ body: @escaping @MainActor (Owner) -> Void
    ) {
        self.init(systemItem: systemItem)
        on(.tap, owner, file: file, line: line, body)
    }

    /// Makes a system item that calls a method of an owner. The owner is held weakly; the handler ends when the owner
    /// is deallocated.
    ///
    /// ```swift
    /// UIBarButtonItem(systemItem: .save, self, call: Editor.save)
    /// ```
    ///
    /// - Parameters:
    ///   - systemItem: The kind of the item, which has its title or image.
    ///   - owner: The object whose lifetime limits the handler's lifetime.
    ///   - file: The source file of the caller; omit the argument.
    ///   - line: The line of the caller; omit the argument.
    ///   - method: The unapplied method, such as `Editor.save`.
    @_disfavoredOverload public convenience init<Owner: AnyObject>(
        systemItem: SystemItem, _ owner: Owner, file: String = #fileID, line: Int = #line,
        call method: @escaping @MainActor (Owner) -> @MainActor () -> Void
    ) {
        self.init(systemItem: systemItem)
        on(.tap, owner, file: file, line: line, call: method)
    }

    /// Makes a system item that starts a task with an owner. The owner is held weakly; the handler ends when the owner
    /// is deallocated.
    ///
    /// - Parameters:
    ///   - systemItem: The kind of the item, which has its title or image.
    ///   - owner: The object whose lifetime limits the handler's lifetime.
    ///   - overlap: The rule for a tap while the task of an earlier one runs; by default the tap is ignored.
    ///   - file: The source file of the caller; omit the argument.
    ///   - line: The line of the caller; omit the argument.
    ///   - body: The body of the task.
    @_disfavoredOverload public convenience init<Owner: AnyObject>(
        systemItem: SystemItem, _ owner: Owner, overlap: TaskOverlap = .ignore, file: String = #fileID, line: Int = #line,
        _ body: @escaping @MainActor (Owner) async -> Void
    ) {
        self.init(systemItem: systemItem)
        on(.tap, owner, overlap: overlap, file: file, line: line, body)
    }

    /// Makes an item with a title or an image that calls a closure with an owner. The owner is held weakly; the handler
    /// ends when the owner is deallocated.
    ///
    /// ```swift
    /// UIBarButtonItem(title: "Send", self) { letter in letter.send() }
    /// ```
    ///
    /// - Parameters:
    ///   - title: The title; none by default.
    ///   - image: The image, which is shown instead of the title; none by default.
    ///   - owner: The object whose lifetime limits the handler's lifetime.
    ///   - file: The source file of the caller; omit the argument.
    ///   - line: The line of the caller; omit the argument.
    ///   - body: Receives the owner when the item is tapped.
    public convenience init<Owner: AnyObject>(
        title: String? = nil, image: UIImage? = nil, _ owner: Owner, file: String = #fileID, line: Int = #line,
        _ body: @escaping @MainActor (Owner) -> Void
    ) {
        self.init(title: title, image: image)
        on(.tap, owner, file: file, line: line, body)
    }

    /// Makes an item with a title or an image that calls a method of an owner. The owner is held weakly; the handler
    /// ends when the owner is deallocated.
    ///
    /// ```swift
    /// UIBarButtonItem(title: "Send", self, call: Letter.send)
    /// ```
    ///
    /// - Parameters:
    ///   - title: The title; none by default.
    ///   - image: The image, which is shown instead of the title; none by default.
    ///   - owner: The object whose lifetime limits the handler's lifetime.
    ///   - file: The source file of the caller; omit the argument.
    ///   - line: The line of the caller; omit the argument.
    ///   - method: The unapplied method, such as `Editor.save`.
    @_disfavoredOverload public convenience init<Owner: AnyObject>(
        title: String? = nil, image: UIImage? = nil, _ owner: Owner, file: String = #fileID, line: Int = #line,
        call method: @escaping @MainActor (Owner) -> @MainActor () -> Void
    ) {
        self.init(title: title, image: image)
        on(.tap, owner, file: file, line: line, call: method)
    }

    /// Makes an item with a title or an image that starts a task with an owner. The owner is held weakly; the handler
    /// ends when the owner is deallocated.
    ///
    /// - Parameters:
    ///   - title: The title; none by default.
    ///   - image: The image, which is shown instead of the title; none by default.
    ///   - owner: The object whose lifetime limits the handler's lifetime.
    ///   - overlap: The rule for a tap while the task of an earlier one runs; by default the tap is ignored.
    ///   - file: The source file of the caller; omit the argument.
    ///   - line: The line of the caller; omit the argument.
    ///   - body: The body of the task.
    @_disfavoredOverload public convenience init<Owner: AnyObject>(
        title: String? = nil, image: UIImage? = nil, _ owner: Owner, overlap: TaskOverlap = .ignore, file: String = #fileID,
        line: Int = #line,
        _ body: @escaping @MainActor (Owner) async -> Void
    ) {
        self.init(title: title, image: image)
        on(.tap, owner, overlap: overlap, file: file, line: line, body)
    }
}
