/// The options of a query.
///
/// - Source: https://developer.apple.com/documentation/corespotlight/cssearchquerycontext
open class CSSearchQueryContext: NSObject {
    /// The names of the attributes that results have; all attributes if empty, the default.
    open var fetchAttributes: [String] = []
    /// Queries all of which results satisfy too; none by default.
    open var filterQueries: [String] = []
    /// The language of the keyboard; `nil` by default. Does not change results.
    open var keyboardLanguage: String?
}
