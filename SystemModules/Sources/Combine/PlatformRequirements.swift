import Foundation
import FoundationNetworking
import OpenCombine
import OpenCombineDispatch
import OpenCombineFoundation

/// A type that exists only for schedulers.
struct RequiredScheduler<Context: Scheduler> {}

// OpenCombine leaves these names out if it is compiled while a module `Combine` lies beside it (Package.swift). The
// build then fails here, before an app misses them.
typealias PlatformSchedulers = (RequiredScheduler<DispatchQueue>, RequiredScheduler<OperationQueue>, RequiredScheduler<RunLoop>)
typealias PlatformPublishers = (NotificationCenter.Publisher, Timer.TimerPublisher, URLSession.DataTaskPublisher)
