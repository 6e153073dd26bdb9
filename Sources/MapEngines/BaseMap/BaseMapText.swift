/// The built-in map as packed text: Natural Earth's 1:110m vectors, which are in the public domain.
///
/// `Scripts/basemap/generate` makes the texts, and says how they are packed.
/// - Source: https://www.naturalearthdata.com/about/terms-of-use/
enum BaseMapText {}
