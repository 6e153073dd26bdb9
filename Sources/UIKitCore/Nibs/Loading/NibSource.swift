import UIKitEngines

/// A nib's document with its bundle, shared by all its instances.
@MainActor final class NibSource {
    let document: NibDocument
    /// The bundle of images, colours and translations; `nil` for the main bundle.
    let bundle: Bundle?
    /// The folder of the file, which contains the string tables; `nil` for a nib from data.
    let folder: URL?
    /// The reports already made. A mistake in a nib that is used many times is reported once.
    private var reportedTexts: Set<String> = []
    /// The translations in the user's language, by `identifier.property`.
    private(set) lazy var translations: [String: String] = NibTranslations.find(
        for: document.file, in: folder, development: developmentLanguage,
        device: UITraitCollection.current.userInterfaceIdiom == .pad ? "ipad" : "iphone")

    /// The development language of the bundle. `Bundle.developmentLocalization` traps on Linux if none is specified.
    private var developmentLanguage: String { bundle?.object(forInfoDictionaryKey: "CFBundleDevelopmentRegion") as? String ?? "en" }

    /// Returns the translation of a property of an element, or of the object that contains the element. Returns `nil`
    /// if the file's text applies.
    func translation(_ name: String, of element: NibElement) -> String? {
        guard !translations.isEmpty, let id = element.id ?? containerIdentifiers[ObjectIdentifier(element)] else { return nil }
        return translations["\(id).\(name)"]
    }

    /// The identifiers of the containing objects, for elements without an identifier.
    private lazy var containerIdentifiers: [ObjectIdentifier: String] = {
        var result: [ObjectIdentifier: String] = [:]
        for (id, element) in document.elements {
            var stack = element.children
            while let next = stack.popLast() {
                guard next.id == nil else { continue }
                result[ObjectIdentifier(next)] = id
                stack += next.children
            }
        }
        return result
    }()

    /// The number of files that this process has read, for tests.
    private(set) static var readCount = 0

    init(_ document: NibDocument, bundle: Bundle?, folder: URL?) {
        self.document = document
        self.bundle = bundle
        self.folder = folder
    }

    convenience init(data: Data, file: String, bundle: Bundle?, folder: URL? = nil) throws(NibError) {
        self.init(try NibDocument(data, file: file), bundle: bundle, folder: folder)
        Self.readCount += 1
    }

    /// The modules that the file names.
    private(set) lazy var modules: [String] = {
        var foundNames: Set<String> = []
        for element in document.elements.values { if let module = element["customModule"] { foundNames.insert(module) } }
        return foundNames.sorted()
    }()

    private var isChecked = false

    /// Returns whether this is the first check of the file's attributes.
    func beginFirstCheck() -> Bool {
        defer { isChecked = true }
        return !isChecked
    }

    /// Returns whether a report is new.
    func isFirstReport(_ report: String) -> Bool { reportedTexts.insert(report).inserted }
}
