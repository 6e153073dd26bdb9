import UIKitEngines

/// A nib's document with the bundle that it came from: what its instances share.
@MainActor final class NibSource {
    let document: NibDocument
    /// Where pictures, colours and words are looked for; `nil` for the main bundle.
    let bundle: Bundle?
    /// The folder of the file, for the tables of words beside it; `nil` for a nib that was given as data.
    let folder: URL?
    /// What was reported already, so that a nib that is made a thousand times is reported once.
    private var reported: Set<String> = []
    /// The words of the user's language, by `identifier.property`.
    private(set) lazy var translations: [String: String] = NibTranslations.find(
        for: document.file, in: folder, development: developmentLanguage,
        device: UITraitCollection.current.userInterfaceIdiom == .pad ? "ipad" : "iphone")

    /// The language that the bundle was written in. `Bundle.developmentLocalization` traps on Linux where nothing says it.
    private var developmentLanguage: String { bundle?.object(forInfoDictionaryKey: "CFBundleDevelopmentRegion") as? String ?? "en" }

    /// The language's words for a property of an element, or of the object that it is a part of; `nil` where its own are right.
    func translation(_ name: String, of element: NibElement) -> String? {
        guard !translations.isEmpty, let id = element.id ?? owners[ObjectIdentifier(element)] else { return nil }
        return translations["\(id).\(name)"]
    }

    /// The identifiers of the objects that elements without one belong to.
    private lazy var owners: [ObjectIdentifier: String] = {
        var result: [ObjectIdentifier: String] = [:]
        for (id, element) in document.elements {
            var open = element.children
            while let next = open.popLast() {
                guard next.id == nil else { continue }
                result[ObjectIdentifier(next)] = id
                open += next.children
            }
        }
        return result
    }()

    /// How many files have been read by this process, for tests of who reads them again.
    private(set) static var readings = 0

    init(_ document: NibDocument, bundle: Bundle?, folder: URL?) {
        self.document = document
        self.bundle = bundle
        self.folder = folder
    }

    convenience init(data: Data, file: String, bundle: Bundle?, folder: URL? = nil) throws(NibError) {
        self.init(try NibDocument(data, file: file), bundle: bundle, folder: folder)
        Self.readings += 1
    }

    /// The modules that the file names.
    private(set) lazy var modules: [String] = {
        var found: Set<String> = []
        for element in document.elements.values { if let module = element["customModule"] { found.insert(module) } }
        return found.sorted()
    }()

    private var isChecked = false

    /// Whether it is the first time that the file's words are checked.
    func beginsChecking() -> Bool {
        defer { isChecked = true }
        return !isChecked
    }

    /// Whether it is the first time that this is to be reported.
    func isNews(_ report: String) -> Bool { reported.insert(report).inserted }
}
