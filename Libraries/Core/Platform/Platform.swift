// The modules of the system that every other module may use.

@_exported public import FoundationEssentials
@_exported public import Glibc
