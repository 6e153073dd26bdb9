import Foundation

/// A picker of photos that is visible.
struct OpenPhotoPicker: Sendable {
    let id: ObjectIdentifier
    let choose: @MainActor @Sendable ([PhotoRecord]) throws(PhotoAnswerError) -> Void
}

/// The answers of a test.
extension PhotosService {
    /// Picks photos in the visible picker, and closes it.
    ///
    /// - Parameter names: The paths of the photos in the folder, such as "Holidays/Beach.jpg", in the order of their
    ///   selection; none to cancel the picker.
    /// - Throws: ``PhotoAnswerError``.
    @MainActor public func pick(_ names: String...) throws(PhotoAnswerError) {
        guard let picker = pickers.withLock(\.last) else { throw .noPicker }
        try picker.choose(try photos(names))
    }

    /// Selects the photos that the app may use with the permission `.limited`.
    ///
    /// - Parameter names: The paths of the photos in the folder.
    /// - Throws: ``PhotoAnswerError/noSuchPhoto(name:)``.
    public func limit(to names: [String]) throws(PhotoAnswerError) {
        select(identifiers: try photos(names).map(\.identifier))
    }

    private func photos(_ names: [String]) throws(PhotoAnswerError) -> [PhotoRecord] {
        let snapshot = snapshot()
        var photos: [PhotoRecord] = []
        for name in names {
            guard let photo = snapshot[Self.identifier(ofName: name)] else { throw .noSuchPhoto(name: name) }
            photos.append(photo)
        }
        return photos
    }

    /// Adds a picker that becomes visible.
    package func addPicker(
        _ id: ObjectIdentifier, choose: @escaping @MainActor @Sendable ([PhotoRecord]) throws(PhotoAnswerError) -> Void
    ) {
        pickers.withLock { $0 = $0.filter { $0.id != id } + [OpenPhotoPicker(id: id, choose: choose)] }
    }

    /// Removes a picker that is no longer visible.
    package func removePicker(_ id: ObjectIdentifier) { pickers.withLock { $0.removeAll { $0.id == id } } }

    /// The photos, as far as the app uses them.
    package var panelSection: PanelSection {
        guard isOpen else { return PanelSection(title: "Photos", rows: []) }
        return PanelSection(
            title: "Photos",
            rows: [
                PanelRow(title: "Photos", value: "\(names.count)"), PanelRow(title: "Folder", value: folder?.path ?? "None"),
                PanelRow(title: "Selected for the App", value: "\(limitedNames.count)"),
                PanelRow(title: "Added by the App", value: "\(added.count)"),
                PanelRow(title: "Deleted by the App", value: "\(removed.count)"),
                PanelRow(title: "Requested Images", value: "\(imageRequestCount)"),
            ])
    }
}
