import Foundation

/// The Hunspell library, loaded dynamically: apps without spell checking do not need the library.
///
/// - Source: https://github.com/hunspell/hunspell/blob/master/src/hunspell/hunspell.h
@MainActor final class HunspellLibrary {
    /// The installed library; `nil` if no library is installed.
    static let shared = HunspellLibrary(names: ["libhunspell-1.7.so.0", "libhunspell-1.6.so.0", "libhunspell.so"])

    typealias Handle = UnsafeMutableRawPointer
    typealias List = UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>

    let create: @convention(c) (UnsafePointer<CChar>, UnsafePointer<CChar>) -> Handle?
    let destroy: @convention(c) (Handle) -> Void
    let spell: @convention(c) (Handle, UnsafePointer<CChar>) -> CInt
    let suggest: @convention(c) (Handle, UnsafeMutablePointer<List?>, UnsafePointer<CChar>) -> CInt
    let freeList: @convention(c) (Handle, UnsafeMutablePointer<List?>, CInt) -> Void

    /// Loads the first available library; `nil` if no library is available, or if a function is missing.
    init?(names: [String]) {
        guard let library = names.lazy.compactMap({ dlopen($0, RTLD_NOW | RTLD_LOCAL) }).first,
            let create = dlsym(library, "Hunspell_create"), let destroy = dlsym(library, "Hunspell_destroy"),
            let spell = dlsym(library, "Hunspell_spell"), let suggest = dlsym(library, "Hunspell_suggest"),
            let freeList = dlsym(library, "Hunspell_free_list")
        else { return nil }
        // The function types come from Hunspell's header and are the same in all versions since 1.2.
        self.create = unsafeBitCast(create, to: (@convention(c) (UnsafePointer<CChar>, UnsafePointer<CChar>) -> Handle?).self)
        self.destroy = unsafeBitCast(destroy, to: (@convention(c) (Handle) -> Void).self)
        self.spell = unsafeBitCast(spell, to: (@convention(c) (Handle, UnsafePointer<CChar>) -> CInt).self)
        self.suggest = unsafeBitCast(
            suggest, to: (@convention(c) (Handle, UnsafeMutablePointer<List?>, UnsafePointer<CChar>) -> CInt).self)
        self.freeList = unsafeBitCast(freeList, to: (@convention(c) (Handle, UnsafeMutablePointer<List?>, CInt) -> Void).self)
    }
}
