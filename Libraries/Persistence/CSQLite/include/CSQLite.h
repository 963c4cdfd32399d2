#pragma once

#include <stdint.h>

// The functions of SQLite that ChallengePersistence uses. They are declared here so that the build needs no headers of
// SQLite. The shared library itself is part of every system that runs Swift.

typedef struct sqlite3 sqlite3;
typedef struct sqlite3_stmt sqlite3_stmt;
typedef struct sqlite3_backup sqlite3_backup;
typedef void (*sqlite3_destructor_type)(void *);

int sqlite3_open_v2(const char *filename, sqlite3 **database, int flags, const char *vfs);
int sqlite3_close_v2(sqlite3 *database);
int sqlite3_extended_errcode(sqlite3 *database);
int sqlite3_system_errno(sqlite3 *database);
const char *sqlite3_errmsg(sqlite3 *database);
int sqlite3_busy_handler(sqlite3 *database, int (*wait)(void *context, int attempt), void *context);
int sqlite3_get_autocommit(sqlite3 *database);
int sqlite3_db_readonly(sqlite3 *database, const char *name);
int sqlite3_db_config(sqlite3 *database, int option, ...);
int sqlite3_file_control(sqlite3 *database, const char *name, int operation, void *argument);

sqlite3_backup *sqlite3_backup_init(
    sqlite3 *target, const char *target_name, sqlite3 *source, const char *source_name);
int sqlite3_backup_step(sqlite3_backup *backup, int pages);
int sqlite3_backup_finish(sqlite3_backup *backup);

int sqlite3_prepare_v3(
    sqlite3 *database, const char *sql, int length, unsigned int flags, sqlite3_stmt **statement, const char **tail);
int sqlite3_step(sqlite3_stmt *statement);
int sqlite3_reset(sqlite3_stmt *statement);
int sqlite3_clear_bindings(sqlite3_stmt *statement);
int sqlite3_finalize(sqlite3_stmt *statement);

int sqlite3_bind_parameter_count(sqlite3_stmt *statement);
int sqlite3_bind_null(sqlite3_stmt *statement, int index);
int sqlite3_bind_int64(sqlite3_stmt *statement, int index, int64_t value);
int sqlite3_bind_double(sqlite3_stmt *statement, int index, double value);
int sqlite3_bind_text64(
    sqlite3_stmt *statement, int index, const char *text, uint64_t length, sqlite3_destructor_type destructor,
    unsigned char encoding);
int sqlite3_bind_blob64(
    sqlite3_stmt *statement, int index, const void *bytes, uint64_t length, sqlite3_destructor_type destructor);
int sqlite3_bind_zeroblob64(sqlite3_stmt *statement, int index, uint64_t length);

int sqlite3_column_type(sqlite3_stmt *statement, int column);
int64_t sqlite3_column_int64(sqlite3_stmt *statement, int column);
double sqlite3_column_double(sqlite3_stmt *statement, int column);
const unsigned char *sqlite3_column_text(sqlite3_stmt *statement, int column);
const void *sqlite3_column_blob(sqlite3_stmt *statement, int column);
int sqlite3_column_bytes(sqlite3_stmt *statement, int column);

/// Returns the value that tells SQLite to copy an argument; SQLite's header has it as a macro, which Swift cannot
/// import.
static inline sqlite3_destructor_type csqlite_transient(void) {
    return (sqlite3_destructor_type)-1;
}

/// Sets SQLITE_DBCONFIG_NO_CKPT_ON_CLOSE through a variadic function, which Swift cannot call.
static inline int csqlite_disable_checkpoint_on_close(sqlite3 *database) {
    return sqlite3_db_config(database, 1006, 1, (int *)0);
}

/// Reads bytes of the file through SQLite's own descriptor.
///
/// If the process closed another descriptor of the file, the system would release SQLite's locks.
static inline int csqlite_read(sqlite3 *database, void *bytes, int count, int64_t offset) {
    // The beginnings of sqlite3_file and sqlite3_io_methods.
    struct methods {
        int version;
        int (*close)(void *);
        int (*read)(void *, void *, int, int64_t);
    };
    struct file {
        const struct methods *methods;
    } *file = 0;
    int code = sqlite3_file_control(database, "main", 7, &file);
    if (code != 0) return code;
    return file && file->methods ? file->methods->read(file, bytes, count, offset) : 1;
}
