/// The additions to the rows of the articles: the rows from 110 on, in order.
enum RowAdditions {
    static let first = 110

    static let titles = [
        // 110
        "table view controllers in a storyboard: the six cases of row 105, rows of prototypes, static rows",
        "rows 1 and 3: the version from git, and the app's Info.plist, in the information of the main bundle",
        "row 1: build scripts in the package's own folder",
        "row 36: tiles by address and from a local .mbtiles file as base map, with attribution",
        "row 36: the built-in map says at which scale it has nothing to show",
        // 115
        "rows 102 and 103: the article's own algorithm, and all fields hidden",
        "rows 53 to 59: the article's own circle, also without a reset",
        "row 96: the sides of a rectangle by the orientation of the y axis",
        "row 87: an alert's time pauses while a pointer or VoiceOver is at the alert",
        "row 11: a folder's files as they come and go",
        // 120
        "row 8: templates of apps",
        "row 5: screens that come and go while the app runs",
        "row 31: elements of a JSON array as the text comes",
        "row 99: a person changes the keys of commands",
        "pictures by their addresses in any image view, and in galleries",
    ]

    static func title(of row: Int) -> String? {
        titles.indices.contains(row - first) ? titles[row - first] : nil
    }
}
