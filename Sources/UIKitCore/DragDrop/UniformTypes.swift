/// Which types of data are kinds of others.
enum UniformTypes {
    private static let parents: [String: [String]] = [
        "public.utf8-plain-text": ["public.plain-text"], "public.utf16-plain-text": ["public.plain-text"],
        "public.plain-text": ["public.text"], "public.html": ["public.text"], "public.rtf": ["public.text"],
        "public.json": ["public.text"], "public.xml": ["public.text"], "public.source-code": ["public.plain-text"],
        "public.text": ["public.data", "public.content"], "public.file-url": ["public.url"], "public.url": ["public.data"],
        "public.png": ["public.image"], "public.jpeg": ["public.image"], "public.heic": ["public.image"], "public.tiff": ["public.image"],
        "com.compuserve.gif": ["public.image"], "public.image": ["public.data", "public.content"],
        "public.movie": ["public.audiovisual-content"], "public.audio": ["public.audiovisual-content"],
        "public.audiovisual-content": ["public.data", "public.content"], "com.adobe.pdf": ["public.data", "public.content"],
        "public.data": ["public.item"], "public.folder": ["public.item"],
    ]

    /// Whether a type is another one, or a kind of it. Types that nobody knows are kinds of nothing but themselves.
    static func type(_ type: String, conformsTo other: String) -> Bool {
        if type == other { return true }
        return parents[type]?.contains { self.type($0, conformsTo: other) } ?? false
    }
}
