import Foundation
import UniformTypeIdentifiers

extension Pick where Value == UIColor {
    /// A colour. The result is the last colour that the user selected before closing the picker.
    ///
    /// - Parameters:
    ///   - color: The colour at the beginning; white by default.
    ///   - title: The title of the picker; the system's by default.
    ///   - supportsAlpha: Whether the user can select an opacity; `true` by default.
    public static func color(startingWith color: UIColor = .white, title: String? = nil, supportsAlpha: Bool = true) -> Pick {
        Pick { finish in
            let picker = UIColorPickerViewController()
            picker.selectedColor = color
            picker.supportsAlpha = supportsAlpha
            if let title { picker.title = title }
            var selection: UIColor?
            picker.on(.didSelect) { selected, _ in selection = selected }
            picker.on(.didFinish) { if let selection { finish(selection) } }
            return picker
        }
    }
}

extension Pick where Value == UIFontDescriptor {
    /// A font, as a descriptor without a size.
    ///
    /// - Parameters:
    ///   - descriptor: The font that is marked at the beginning; none by default.
    ///   - includesFaces: Whether the user picks a face of a family; `false` by default.
    public static func font(startingWith descriptor: UIFontDescriptor? = nil, includesFaces: Bool = false) -> Pick {
        Pick { finish in
            let configuration = UIFontPickerViewController.Configuration()
            configuration.includeFaces = includesFaces
            let picker = UIFontPickerViewController(configuration: configuration)
            picker.selectedFontDescriptor = descriptor
            picker.on(.didPickFont) { [weak picker] in if let font = picker?.selectedFontDescriptor { finish(font) } }
            return picker
        }
    }
}

extension Pick where Value == UIImage {
    /// An image of the user's photo library.
    public static var image: Pick { image(allowsEditing: false) }

    /// An image of the user's photo library.
    ///
    /// - Parameter allowsEditing: Whether the user crops the image to a square.
    public static func image(allowsEditing: Bool) -> Pick {
        Pick { finish in
            let picker = UIImagePickerController()
            picker.allowsEditing = allowsEditing
            picker.on(.didFinishPickingMedia) { info in
                if let image = (info[.editedImage] ?? info[.originalImage]) as? UIImage { finish(image) }
            }
            picker.on(.didCancel) { [weak picker] in picker?.presentingViewController?.dismiss(animated: true) }
            return picker
        }
    }
}

extension Pick where Value == [URL] {
    /// One or several documents.
    ///
    /// - Parameters:
    ///   - types: The types of the documents. With `.folder`, the user can pick folders.
    ///   - allowsMultiple: Whether the user can pick several documents; `false` by default.
    ///   - asCopy: Whether the app receives copies in its temporary folder; `false` by default.
    public static func documents(_ types: [UTType], allowsMultiple: Bool = false, asCopy: Bool = false) -> Pick {
        Pick { finish in
            let picker = UIDocumentPickerViewController(forOpeningContentTypes: types, asCopy: asCopy)
            picker.allowsMultipleSelection = allowsMultiple
            picker.on(.didPickDocuments) { finish($0) }
            return picker
        }
    }

    /// A folder to which files are exported. The result is the URLs of the exported files.
    ///
    /// - Parameters:
    ///   - files: The files; at least one.
    ///   - asCopy: Whether the files are copied. If `false`, the default, they are moved.
    public static func exportLocation(for files: [URL], asCopy: Bool = false) -> Pick {
        Pick { finish in
            let picker = UIDocumentPickerViewController(forExporting: files, asCopy: asCopy)
            picker.on(.didPickDocuments) { finish($0) }
            return picker
        }
    }
}

extension Pick where Value == URL {
    /// One document.
    ///
    /// - Parameters:
    ///   - types: The types of the document. With `.folder`, the user can pick a folder.
    ///   - asCopy: Whether the app receives a copy in its temporary folder; `false` by default.
    public static func document(_ types: [UTType], asCopy: Bool = false) -> Pick {
        Pick { finish in
            let picker = UIDocumentPickerViewController(forOpeningContentTypes: types, asCopy: asCopy)
            picker.on(.didPickDocuments) { if let url = $0.first { finish(url) } }
            return picker
        }
    }
}
