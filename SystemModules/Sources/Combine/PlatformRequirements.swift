import OpenCombine

// OpenCombine leaves these names out if it is compiled while a module `Combine` lies beside it (Package.swift). The
// build then fails here, before an app misses them.
typealias PlatformPublishers = (Optional<Int>.Publisher, Result<Int, Never>.Publisher)
