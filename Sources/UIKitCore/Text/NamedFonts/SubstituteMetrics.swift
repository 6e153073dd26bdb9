/// The vertical metrics of families that are drawn with families of different metrics. The families that draw Arial,
/// Times New Roman, Courier New and Menlo have the right metrics in their files.
enum SubstituteMetrics {
    static let byFamily: [String: RelativeFontMetrics] = [
        "Helvetica": helvetica, "Helvetica Neue": helveticaNeue, "Georgia": georgia, "Verdana": verdana, "Avenir": avenir,
        "Avenir Next": avenir, "Avenir Next Condensed": avenir,
    ]

    /// The metrics of Helvetica: ascender 0.92 and descender 0.23 of the size. The file's ascender is 1577, and 15 %
    /// of the line height is added.
    ///
    /// - Source: https://zhaoxin.pro/15918614844798.html (printed on iOS), and the tables of the font file.
    private static let helvetica = RelativeFontMetrics(
        ascender: 1884.2, descender: -471, capHeight: 1469, xHeight: 1071, unitsPerEm: 2048)

    /// The metrics of Helvetica Neue.
    ///
    /// - Source: the tables of the font file, as https://github.com/seek-oss/capsize lists them.
    private static let helveticaNeue = RelativeFontMetrics(
        ascender: 952, descender: -213, leading: 28, capHeight: 714, xHeight: 517, unitsPerEm: 1000)

    /// The metrics of Georgia.
    ///
    /// - Source: as ``helveticaNeue``.
    private static let georgia = RelativeFontMetrics(ascender: 1878, descender: -449, capHeight: 1419, xHeight: 986, unitsPerEm: 2048)

    /// The metrics of Verdana.
    ///
    /// - Source: as ``helveticaNeue``.
    private static let verdana = RelativeFontMetrics(ascender: 2059, descender: -430, capHeight: 1489, xHeight: 1117, unitsPerEm: 2048)

    /// The metrics of Avenir, from memory: the line height is 1.366 of the size.
    private static let avenir = RelativeFontMetrics(ascender: 1000, descender: -366, capHeight: 708, xHeight: 468, unitsPerEm: 1000)
}
