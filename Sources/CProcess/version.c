// The version of the system, as `ProcessInfo` reports it to apps: that of the iOS whose UIKit this is, not the kernel's.
//
// Foundation has no place to set it. The linker takes these definitions for calls of the app and of this package before those of
// Foundation's library; in statically linked programs Foundation's are stronger. UIDevice.systemVersion reads the same numbers.

#include <stdbool.h>

struct version {
    long major, minor, patch;
};

static const struct version own = { 18, 0, 0 };

// ProcessInfo.operatingSystemVersion
__attribute__((swiftcall, weak)) struct version caret_version(void)
    __asm__("$s20FoundationEssentials11ProcessInfoC22operatingSystemVersionAA09OperatingfG0Vvg");

struct version caret_version(void) {
    return own;
}

// ProcessInfo.isOperatingSystemAtLeast(_:)
__attribute__((swiftcall, weak)) bool caret_is_at_least(struct version wanted)
    __asm__("$s20FoundationEssentials11ProcessInfoC24isOperatingSystemAtLeastySbAA0fG7VersionVF");

bool caret_is_at_least(struct version wanted) {
    if (wanted.major != own.major) return wanted.major < own.major;
    if (wanted.minor != own.minor) return wanted.minor < own.minor;
    return wanted.patch <= own.patch;
}
