/// The built-in map as packed text: Natural Earth's 1:110m vectors, which are in the public domain.
///
/// `Scripts/basemap/generate` generates the text and describes its format.
/// - Source: https://www.naturalearthdata.com/about/terms-of-use/
enum BaseMapText {}
