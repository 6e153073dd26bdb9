package import UIKitCore

/// The user's selection of the photos that an app with limited access may use.
@MainActor package enum LimitedSelection {
    /// The selection that is visible after the question for the permission, and the requests that wait for it.
    private static var first: (window: UIWindow, waiting: [@MainActor () -> Void])?

    /// Lets the user select photos after the question for the permission, above the windows of the app. Requests while
    /// the selection is visible wait for the same one.
    static func requestFirst(completion: @escaping @MainActor () -> Void) {
        guard let host = ApplicationHost.current, let scene = host.systemScene else { return completion() }
        if let first, host.systemWindows.contains(first.window) {
            self.first?.waiting.append(completion)
            return
        }
        // A selection of an app that ended does not end by itself.
        finishFirst()
        let window = UIWindow.ofSystem(on: scene)
        window.rootViewController = UIViewController()
        window.isHidden = false
        first = (window, [completion])
        present(from: window.rootViewController) { _ in finishFirst() }
    }

    private static func finishFirst() {
        guard let ended = exchange(&first, with: nil) else { return }
        ended.window.isHidden = true
        for waiting in ended.waiting { waiting() }
    }

    /// Presents the selection of photos.
    ///
    /// - Parameter completion: Called after the dismissal with the identifiers of the photos that were added to the
    ///   selection.
    package static func present(from controller: UIViewController?, completion: @escaping @MainActor ([String]) -> Void) {
        let service = PhotoLibrary.service
        let library = service.snapshot()
        let former = library.selection
        let visible = library.photos.filter { !$0.isHidden && former.contains($0.identifier) }.map(\.identifier)
        var setup = PhotoPickerSetup()
        setup.limit = 0
        setup.title = "Select Photos"
        setup.doneTitle = "Done"
        setup.preselection = visible
        setup.allowsEmptySelection = true
        let picker = PhotoPickerNavigation(setup)
        picker.onFinish = { [weak picker] photos in
            // The selection changes only if the user confirms it.
            let identifiers = photos?.map(\.identifier)
            if let identifiers { select(identifiers, insteadOf: Set(visible)) }
            let added = (identifiers ?? []).filter { !former.contains($0) }
            guard let picker, picker.presentingViewController != nil else { return completion(added) }
            picker.dismiss(animated: true) { completion(added) }
        }
        controller?.present(picker, animated: true)
    }

    /// Saves a selection. Photos that the user did not see remain in it: hidden ones, missing ones, and those that the
    /// app added meanwhile.
    private static func select(_ identifiers: [String], insteadOf visible: Set<String>) {
        let service = PhotoLibrary.service
        let library = service.snapshot()
        let selected = Set(identifiers)
        let unseen = library.selection.filter { identifier in
            !selected.contains(identifier) && (!visible.contains(identifier) || library[identifier]?.isHidden != false)
        }
        service.select(identifiers: identifiers + unseen.sorted())
    }
}
